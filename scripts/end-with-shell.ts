const EVERY_MS = 250

/**
 * Sends SIGTERM to this process once its parent has ended, because an npm that is killed, or a shell between npm and this process, does not
 * pass a signal on. Does nothing on Windows, which has neither these signals nor this parent.
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
