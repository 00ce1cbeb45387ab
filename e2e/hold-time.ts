import type { BrowserContext, Page } from '@playwright/test'
import { toastDurationMs } from '#web/ui/page/toast-store.ts'

/** What a page does by itself half a second to ten seconds later: a notice goes, a form is saved, the guest is led on. */
interface HeldTime {
  /**
   * Lets it happen: at once, and from then on without any delay. Give a number of milliseconds where what comes later than
   * that must wait on.
   */
  pass: (milliseconds?: number) => Promise<void>
  /** Makes it wait again. */
  hold: () => Promise<void>
}

declare global {
  var passTime: (milliseconds: number) => void
}

/**
 * Holds the time of a page, so that a journey finds each of its states however slow the machine is. Every document that is
 * loaded holds its time anew.
 */
export async function holdTime(page: Page): Promise<HeldTime> {
  await page.addInitScript(() => {
    const start = window.setTimeout
    const stop = window.clearTimeout
    const held = new Map<number, { delay: number; run: () => void }>()
    let passing = 0
    // Numbers that no browser gives to a timer.
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
 * Toasts stay for an hour: what a journey looks at is there however slow the machine is. One that shows how they go holds the
 * time of its page, and lets it pass.
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
