const EVERY_MS = 250

/**
 * Sends SIGTERM to this process once the shell that started it has ended, because npm signals only that shell, which does not pass the
 * signal on. Does nothing on Windows, which has neither these signals nor this parent.
 */
export function endWithShell(): void {
  if (process.platform === 'win32') return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, EVERY_MS)
  watch.unref()
}
