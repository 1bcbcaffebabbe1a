//! Keeps the file of shared answers up to date while the daemon runs, and writes it when it ends.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::{JoinHandle, spawn_blocking};

use crate::answers::Cache;
use crate::answers_file::{AnswersFile, Unused};

/// The interval at which the file is written, if there are new answers.
const EVERY: Duration = Duration::from_secs(300);

/// The task that writes the file.
pub struct Saver {
    file: Arc<AnswersFile>,
    answers: Arc<Cache>,
    regularly: JoinHandle<()>,
}

impl Saver {
    /// Loads the file; also fails at once if it cannot be written.
    ///
    /// # Errors
    /// The file cannot be read or written, or is not a file of answers.
    pub async fn start(path: PathBuf, answers: Arc<Cache>) -> io::Result<Saver> {
        let shown = path.display().to_string();
        let named = move |error: &dyn std::fmt::Display| io::Error::other(format!("{shown}: {error}"));
        let cache = Arc::clone(&answers);
        let loading = spawn_blocking(move || {
            let file = AnswersFile::new(path).map_err(|error| named(&error))?;
            match file.load(&cache).map_err(|error| named(&error))? {
                Ok(count) => tracing::info!("{count} answers from {}", file.path().display()),
                Err(Unused::Missing) => tracing::info!("answers go to {}", file.path().display()),
                Err(reason) => tracing::warn!("no answers from {}: {reason}", file.path().display()),
            }
            file.probe().map_err(|error| named(&error))?;
            io::Result::Ok(Arc::new(file))
        });
        let file = loading.await.map_err(io::Error::other)??;
        let regularly = tokio::spawn(regularly(Arc::clone(&file), Arc::clone(&answers)));
        Ok(Saver { file, answers, regularly })
    }

    /// Writes the file for the last time.
    pub async fn end(self) {
        self.regularly.abort();
        save(&self.file, &self.answers).await;
    }
}

async fn regularly(file: Arc<AnswersFile>, answers: Arc<Cache>) {
    let mut saved = answers.kept();
    loop {
        tokio::time::sleep(EVERY).await;
        let kept = answers.kept();
        if kept != saved && save(&file, &answers).await {
            saved = kept;
        }
    }
}

/// Writes the file, or logs the failure; returns whether it is written.
async fn save(file: &Arc<AnswersFile>, answers: &Arc<Cache>) -> bool {
    let (file, answers) = (Arc::clone(file), Arc::clone(answers));
    let path = file.path().to_path_buf();
    let result = spawn_blocking(move || file.save(&answers)).await;
    match &result {
        Ok(Ok(())) => tracing::debug!("answers written to {}", path.display()),
        Ok(Err(error)) => tracing::warn!("cannot write answers to {}: {error}", path.display()),
        Err(error) => tracing::error!("cannot write answers to {}: {error}", path.display()),
    }
    matches!(result, Ok(Ok(())))
}
