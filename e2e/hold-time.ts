import type { Page } from '@playwright/test'

/** What a page does by itself half a second to ten seconds later: a notice goes, a form is saved, the guest is led on. */
export interface HeldTime {
  /** Lets it happen: at once, and from then on without any delay. */
  pass: () => Promise<void>
  /** Makes it wait again. */
  hold: () => Promise<void>
}

declare global {
  var setTimePassing: (passing: boolean) => void
}

/**
 * Holds the time of a page, so that a journey finds each of its states however slow the machine is. Every document that is
 * loaded holds its time anew.
 */
export async function holdTime(page: Page): Promise<HeldTime> {
  await page.addInitScript(() => {
    const start = window.setTimeout
    const stop = window.clearTimeout
    const held = new Map<number, () => void>()
    let passing = false
    // Numbers that no browser gives to a timer.
    let last = 2 ** 30

    const hold = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
      if (typeof handler !== 'function' || delay < 500 || delay > 10_000)
        return start(handler, delay, ...values)
      last += 1
      held.set(last, () => void Reflect.apply(handler, window, values))
      if (passing) runSoon(last)
      return last
    }
    const runSoon = (timer: number): void => {
      start(() => {
        const run = held.get(timer)
        held.delete(timer)
        run?.()
      })
    }
    window.setTimeout = Object.assign(hold, start)
    window.clearTimeout = (timer) => {
      if (typeof timer !== 'number' || !held.delete(timer)) stop(timer)
    }
    globalThis.setTimePassing = (now) => {
      passing = now
      if (now) for (const timer of held.keys()) runSoon(timer)
    }
  })
  return {
    pass: () => page.evaluate(() => setTimePassing(true)),
    hold: () => page.evaluate(() => setTimePassing(false)),
  }
}
