//! Cactus and scatter plots, each as SVG and as PNG.

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::{FontStyle, register_font};
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
/// Where points without a solution are drawn, as a multiple of the limit.
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
    /// Its colour.
    pub group: String,
    /// The other solver's time.
    pub x: Option<f64>,
    /// The base solver's time.
    pub y: Option<f64>,
}

/// The names and ranges of a plot.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Over the plot.
    pub title: String,
    /// Under the horizontal axis.
    pub x: String,
    /// Beside the vertical axis.
    pub y: String,
    /// Shorter times are drawn as this.
    pub floor: f64,
    /// The time limit.
    pub limit: f64,
}

/// Draws how many files are solved (across) within how much time each (up). Writes `STEM.svg` and `STEM.png`.
pub fn cactus(stem: &Path, frame: &Frame, series: &[Series]) -> Result<(), PlotError> {
    on_both(stem, |canvas| match canvas {
        Canvas::Svg(area) => draw_cactus(area, frame, series),
        Canvas::Png(area) => draw_cactus(area, frame, series),
    })
}

/// Draws one solver's times against another's. Points below the diagonal are files where the base is faster.
pub fn scatter(stem: &Path, frame: &Frame, points: &[Point]) -> Result<(), PlotError> {
    on_both(stem, |canvas| match canvas {
        Canvas::Svg(area) => draw_scatter(area, frame, points),
        Canvas::Png(area) => draw_scatter(area, frame, points),
    })
}

/// One of the two formats.
enum Canvas<'a> {
    Svg(DrawingArea<SVGBackend<'a>, Shift>),
    Png(DrawingArea<BitMapBackend<'a>, Shift>),
}

fn on_both(stem: &Path, draw: impl Fn(Canvas<'_>) -> Result<(), String>) -> Result<(), PlotError> {
    let failed = |path: &Path, reason: String| PlotError { path: path.to_owned(), reason };
    let (svg, png) = (stem.with_extension("svg"), stem.with_extension("png"));
    // The font is compiled in: plots do not depend on what is installed.
    register_font("sans-serif", FontStyle::Normal, dejavu::sans::regular())
        .map_err(|_| failed(&svg, "the built-in font does not load".to_owned()))?;
    let canvas = Canvas::Svg(SVGBackend::new(&svg, SIZE).into_drawing_area());
    draw(canvas).map_err(|reason| failed(&svg, reason))?;
    let canvas = Canvas::Png(BitMapBackend::new(&png, SIZE).into_drawing_area());
    draw(canvas).map_err(|reason| failed(&png, reason))
}

type Drawn<B> = Result<(), DrawingAreaErrorKind<<B as DrawingBackend>::ErrorType>>;

fn draw_cactus<B: DrawingBackend>(
    area: DrawingArea<B, Shift>,
    frame: &Frame,
    series: &[Series],
) -> Result<(), String> {
    let draw = || -> Drawn<B> {
        area.fill(&WHITE)?;
        let most = series.iter().map(|line| line.times.len()).max().unwrap_or(0).max(1);
        let mut chart = ChartBuilder::on(&area)
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
        draw_legend(&area, &legend)?;
        area.present()
    };
    draw().map_err(|error| error.to_string())
}

fn draw_scatter<B: DrawingBackend>(
    area: DrawingArea<B, Shift>,
    frame: &Frame,
    points: &[Point],
) -> Result<(), String> {
    let (floor, limit) = (frame.floor, frame.limit.max(frame.floor * 10.0));
    let edge = limit * BEYOND;
    let place = |time: Option<f64>| time.map_or(edge, |time| time.clamp(floor, limit));
    let mut groups: Vec<&str> = points.iter().map(|point| point.group.as_str()).collect();
    groups.sort_unstable();
    groups.dedup();
    let draw = || -> Drawn<B> {
        area.fill(&WHITE)?;
        let range = floor * 0.85..edge * 1.25;
        let mut chart = ChartBuilder::on(&area)
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
        draw_legend(&area, &legend)?;
        area.present()
    };
    draw().map_err(|error| error.to_string())
}

/// Names and colours, one below the other at the right edge.
fn draw_legend<B: DrawingBackend>(area: &DrawingArea<B, Shift>, entries: &[(String, RGBColor)]) -> Drawn<B> {
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

    /// Both files are there, whole, and have something on them.
    fn check(stem: &Path) {
        let svg = fs::read_to_string(stem.with_extension("svg")).unwrap();
        assert!(svg.contains("<svg") && svg.trim_end().ends_with("</svg>"));
        let png = fs::read(stem.with_extension("png")).unwrap();
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.len() > 5_000, "{} bytes", png.len());
        let _ = fs::remove_file(stem.with_extension("svg"));
        let _ = fs::remove_file(stem.with_extension("png"));
    }

    #[test]
    fn plots_are_written_in_both_formats() {
        let stem = std::env::temp_dir().join(format!("smtlib-bench-cactus-{}", std::process::id()));
        let series = [
            Series { label: "one".to_owned(), times: vec![0.001, 3.0, 0.5, 19.0] },
            Series { label: "two".to_owned(), times: Vec::new() },
        ];
        cactus(&stem, &frame(), &series).unwrap();
        check(&stem);
        let stem = std::env::temp_dir().join(format!("smtlib-bench-scatter-{}", std::process::id()));
        let point = |x, y| Point { group: "QF_BV".to_owned(), x, y };
        scatter(&stem, &frame(), &[point(Some(1.0), None), point(None, None), point(Some(0.0), Some(500.0))])
            .unwrap();
        check(&stem);
    }

    #[test]
    fn nothing_to_draw_is_no_error() {
        let stem = std::env::temp_dir().join(format!("smtlib-bench-nothing-{}", std::process::id()));
        scatter(&stem, &frame(), &[]).unwrap();
        cactus(&stem, &frame(), &[]).unwrap();
        check(&stem);
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
