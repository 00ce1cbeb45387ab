const EVERY_MS = 250

/**
 * Ends this process as SIGTERM would once the shell that started it has ended: npm passes its signals to that shell alone, which does not pass
 * them on. Windows has neither these signals nor this parent.
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
