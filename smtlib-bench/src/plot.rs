//! Cactus and scatter plots, as SVG.

use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

/// Width and height in pixels.
const SIZE: (u32, u32) = (1000, 720);
/// The width of the legend, to the right of the plot, so that it hides no point.
const LEGEND: i32 = 200;
/// Colours that colour-blind readers can distinguish (after Okabe and Ito, "Color universal design", 2008).
const COLOURS: [RGBColor; 8] = [
    RGBColor(0, 114, 178),
    RGBColor(213, 94, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(230, 159, 0),
    RGBColor(86, 180, 233),
    RGBColor(0, 0, 0),
    RGBColor(148, 128, 20),
];
/// The place of points without a solution, as a multiple of the limit.
const BEYOND: f64 = 1.6;

/// A plot could not be drawn or written.
#[derive(Debug, thiserror::Error)]
#[error("cannot draw {path}: {reason}", path = .path.display())]
pub struct PlotError {
    path: PathBuf,
    reason: String,
}

/// A solver's line in a cactus plot.
#[derive(Clone, Debug)]
pub struct Series {
    /// Its name in the legend.
    pub label: String,
    /// The times of the solved files, in any order.
    pub times: Vec<f64>,
}

/// A file's point in a scatter plot; `None` where it was not solved.
#[derive(Clone, Debug)]
pub struct Point {
    /// Points of one group have one colour.
    pub group: String,
    /// The other solver's time.
    pub x: Option<f64>,
    /// The base solver's time.
    pub y: Option<f64>,
}

/// The names and ranges of a plot.
#[derive(Clone, Debug)]
pub struct Frame {
    pub title: String,
    /// The label of the horizontal axis.
    pub x: String,
    /// The label of the vertical axis.
    pub y: String,
    /// Shorter times are drawn as this.
    pub floor: f64,
    pub limit: f64,
}

/// Draws the times of the solved files in ascending order: time over number of files.
pub fn cactus(path: &Path, frame: &Frame, series: &[Series]) -> Result<(), PlotError> {
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    draw_cactus(&area, frame, series).map_err(|error| failed(path, &error))
}

/// Draws one solver's times against another's. Points below the diagonal are files where the base is faster.
pub fn scatter(path: &Path, frame: &Frame, points: &[Point]) -> Result<(), PlotError> {
    let area = SVGBackend::new(path, SIZE).into_drawing_area();
    draw_scatter(&area, frame, points).map_err(|error| failed(path, &error))
}

fn failed(path: &Path, error: &dyn Error) -> PlotError {
    PlotError { path: path.to_owned(), reason: error.to_string() }
}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Drawn = Result<(), DrawingAreaErrorKind<io::Error>>;

fn draw_cactus(area: &Area<'_>, frame: &Frame, series: &[Series]) -> Drawn {
    area.fill(&WHITE)?;
    let most = series.iter().map(|line| line.times.len()).max().unwrap_or(0).max(1);
    let mut chart = ChartBuilder::on(area)
        .caption(&frame.title, ("sans-serif", 22))
        .margin(14)
        .margin_right(LEGEND)
        .x_label_area_size(48)
        .y_label_area_size(70)
        .build_cartesian_2d(
            0.0..most as f64 * 1.02,
            (frame.floor * 0.9..frame.limit.max(frame.floor * 10.0) * 1.1).log_scale(),
        )?;
    chart
        .configure_mesh()
        .x_desc(&frame.x)
        .y_desc(&frame.y)
        .axis_desc_style(("sans-serif", 17))
        .label_style(("sans-serif", 14))
        .light_line_style(WHITE)
        .bold_line_style(BLACK.mix(0.12))
        .x_label_formatter(&|number| format!("{number:.0}"))
        .y_label_formatter(&|seconds| seconds_label(*seconds))
        .draw()?;
    let mut legend = Vec::new();
    for (line, colour) in series.iter().zip(COLOURS.iter().cycle()) {
        let mut times: Vec<f64> =
            line.times.iter().map(|time| time.clamp(frame.floor, frame.limit)).collect();
        times.sort_by(f64::total_cmp);
        let points = times.iter().enumerate().map(|(before, &time)| ((before + 1) as f64, time));
        chart.draw_series(LineSeries::new(points, colour.stroke_width(2)))?;
        legend.push((format!("{} ({})", line.label, line.times.len()), *colour));
    }
    draw_legend(area, &legend)?;
    area.present()
}

fn draw_scatter(area: &Area<'_>, frame: &Frame, points: &[Point]) -> Drawn {
    let (floor, limit) = (frame.floor, frame.limit.max(frame.floor * 10.0));
    let edge = limit * BEYOND;
    let place = |time: Option<f64>| time.map_or(edge, |time| time.clamp(floor, limit));
    let mut groups: Vec<&str> = points.iter().map(|point| point.group.as_str()).collect();
    groups.sort_unstable();
    groups.dedup();
    area.fill(&WHITE)?;
    let range = floor * 0.85..edge * 1.25;
    let mut chart = ChartBuilder::on(area)
        .caption(&frame.title, ("sans-serif", 22))
        .margin(14)
        .margin_right(LEGEND)
        .x_label_area_size(48)
        .y_label_area_size(70)
        .build_cartesian_2d(range.clone().log_scale(), range.log_scale())?;
    chart
        .configure_mesh()
        .x_desc(&frame.x)
        .y_desc(&frame.y)
        .axis_desc_style(("sans-serif", 17))
        .label_style(("sans-serif", 14))
        .light_line_style(WHITE)
        .bold_line_style(BLACK.mix(0.12))
        .x_label_formatter(&|seconds| seconds_label(*seconds))
        .y_label_formatter(&|seconds| seconds_label(*seconds))
        .draw()?;
    let lines = [
        [(floor, floor), (limit, limit)],
        [(floor, limit), (limit, limit)],
        [(limit, floor), (limit, limit)],
    ];
    chart.draw_series(lines.map(|line| PathElement::new(line, BLACK.mix(0.4))))?;
    let mut legend = Vec::new();
    for (group, colour) in groups.iter().zip(COLOURS.iter().cycle()) {
        let members: Vec<&Point> = points.iter().filter(|point| point.group == *group).collect();
        let dots = members
            .iter()
            .map(|point| Circle::new((place(point.x), place(point.y)), 4, colour.mix(0.55).filled()));
        chart.draw_series(dots)?;
        legend.push((format!("{group} ({})", members.len()), *colour));
    }
    draw_legend(area, &legend)?;
    area.present()
}

/// Names and colours, one below the other at the right edge.
fn draw_legend(area: &Area<'_>, entries: &[(String, RGBColor)]) -> Drawn {
    let left = SIZE.0 as i32 - LEGEND + 14;
    for (line, (name, colour)) in entries.iter().enumerate() {
        let top = 60 + 24 * line as i32;
        area.draw(&Circle::new((left + 5, top), 6, colour.filled()))?;
        let shown: String = name.chars().take(24).collect();
        area.draw(&Text::new(shown, (left + 18, top - 7), ("sans-serif", 14)))?;
    }
    Ok(())
}

/// Seconds without trailing zeros.
fn seconds_label(seconds: f64) -> String {
    if seconds >= 10.0 {
        format!("{seconds:.0}")
    } else {
        let digits = format!("{seconds:.4}");
        digits.trim_end_matches('0').trim_end_matches('.').to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn frame() -> Frame {
        Frame { title: "test".to_owned(), x: "x".to_owned(), y: "y".to_owned(), floor: 0.01, limit: 20.0 }
    }

    fn place(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("smtlib-bench-{name}-{}.svg", std::process::id()))
    }

    /// The text of a file that is a whole picture.
    fn picture(path: &Path) -> String {
        let svg = fs::read_to_string(path).unwrap();
        fs::remove_file(path).unwrap();
        assert!(svg.contains("<svg") && svg.trim_end().ends_with("</svg>"));
        svg
    }

    #[test]
    fn plots_show_their_data() {
        let path = place("cactus");
        let series = [
            Series { label: "one".to_owned(), times: vec![0.001, 3.0, 0.5, 19.0] },
            Series { label: "two".to_owned(), times: Vec::new() },
        ];
        cactus(&path, &frame(), &series).unwrap();
        let svg = picture(&path);
        assert!(svg.contains("one (4)") && svg.contains("two (0)"), "{svg}");
        let path = place("scatter");
        let point = |x, y| Point { group: "QF_BV".to_owned(), x, y };
        scatter(&path, &frame(), &[point(Some(1.0), None), point(None, None), point(Some(0.0), Some(500.0))])
            .unwrap();
        let svg = picture(&path);
        // Three points and the legend's.
        assert_eq!(svg.matches("<circle").count(), 4, "{svg}");
        assert!(svg.contains("QF_BV (3)"), "{svg}");
    }

    #[test]
    fn nothing_to_draw_is_no_error() {
        let path = place("nothing");
        scatter(&path, &frame(), &[]).unwrap();
        picture(&path);
        cactus(&path, &frame(), &[]).unwrap();
        picture(&path);
    }

    #[test]
    fn a_folder_that_is_not_there_is_an_error_with_its_name() {
        let error = cactus(Path::new("/nonexistent/a"), &frame(), &[]).unwrap_err();
        assert!(error.to_string().contains("/nonexistent/a"), "{error}");
    }

    #[test]
    fn seconds_are_short() {
        assert_eq!([0.01, 1.0, 0.5, 20.0].map(seconds_label), ["0.01", "1", "0.5", "20"]);
    }
}
