import type { BrowserContext, Page } from '@playwright/test'
import { toastDurationMs } from '#web/ui/page/toast-store.ts'

/** Timers of a page from half a second to ten seconds: a notice closes, a form is saved, the guest is redirected. */
interface HeldTime {
  /**
   * Fires the held timers at once, and later ones without delay. With a number of milliseconds, timers later than
   * that keep waiting.
   */
  pass: (milliseconds?: number) => Promise<void>
  /** Holds timers again. */
  hold: () => Promise<void>
}

declare global {
  var passTime: (milliseconds: number) => void
}

/**
 * Holds a page's timers, so that a journey sees each of its states on a slow machine too. Every new document
 * holds its timers again.
 */
export async function holdTime(page: Page): Promise<HeldTime> {
  await page.addInitScript(() => {
    const start = window.setTimeout
    const stop = window.clearTimeout
    const held = new Map<number, { delay: number; run: () => void }>()
    let passing = 0
    // Ids that no browser gives to a timer.
    let last = 2 ** 30

    const hold = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
      if (typeof handler !== 'function' || delay < 500 || delay > 10_000)
        return start(handler, delay, ...values)
      last += 1
      held.set(last, { delay, run: () => void Reflect.apply(handler, window, values) })
      if (delay <= passing) runSoon(last)
      return last
    }
    const runSoon = (timer: number): void => {
      start(() => {
        const still = held.get(timer)
        held.delete(timer)
        still?.run()
      })
    }
    window.setTimeout = Object.assign(hold, start)
    window.clearTimeout = (timer) => {
      if (typeof timer !== 'number' || !held.delete(timer)) stop(timer)
    }
    globalThis.passTime = (milliseconds) => {
      passing = milliseconds
      const due = [...held].filter(([, { delay }]) => delay <= passing)
      for (const [timer] of due.toSorted(([, one], [, other]) => one.delay - other.delay)) runSoon(timer)
    }
  })
  return {
    pass: (milliseconds = 10_000) => page.evaluate((until) => passTime(until), milliseconds),
    hold: () => page.evaluate(() => passTime(0)),
  }
}

/**
 * Toasts stay for an hour, so that a journey sees them on a slow machine too. A journey about their closing uses
 * `holdTime`.
 */
export async function holdToasts(context: BrowserContext): Promise<void> {
  const shown = [toastDurationMs({ title: '' }), toastDurationMs({ title: '', tone: 'destructive' })]
  await context.addInitScript((delays) => {
    const start = window.setTimeout
    const stretch = (handler: TimerHandler, delay = 0, ...values: unknown[]): number =>
      start(handler, delays.includes(delay) ? 3_600_000 : delay, ...values)
    window.setTimeout = Object.assign(stretch, start)
  }, shown)
}
