/**
 * Asks again and again, every `ms` milliseconds; what fails is handled by `ask` itself. `stop` ends it and waits for what is under way, so
 * that the database can be closed.
 */
export function askEvery(ms: number, ask: () => Promise<void>): { stop: () => Promise<void> } {
  let underWay = Promise.resolve()
  const timer = setInterval(() => {
    underWay = ask()
  }, ms)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return underWay
    },
  }
}
