import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave, type AutosaveState, delayBeforeAsking } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An autosave whose calls the test answers. */
function setUp() {
  const calls: { values: string; answer: () => void; fail: () => void }[] = []
  const states: AutosaveState[] = []
  const autosave = createAutosave<string>({
    save: (values) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      calls.push({ values, answer: resolve, fail: () => reject(new Error('no connection')) })
      return promise
    },
    onState: (state) => states.push(state),
  })
  return { autosave, calls, states, sent: () => calls.map((call) => call.values) }
}

test('the newest values are saved once, 2 seconds after the last change', async () => {
  const { autosave, calls, states, sent } = setUp()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(1_999)
  autosave.changed('Aw')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['Aw'])
  calls[0]?.answer()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent()).toEqual(['Aw'])
  expect(states).toEqual(['saving', 'saved'])
})

test('only one call runs at a time, and later changes are sent after its answer', async () => {
  const { autosave, calls, sent } = setUp()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.changed('Aw')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent()).toEqual(['A'])
  calls[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual(['A', 'Aw'])
})

test('a failure is shown and logged, and the values are sent again with the next save', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { autosave, calls, states, sent } = setUp()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(2_000)
  calls[0]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(states).toEqual(['saving', 'failed'])
  expect(warn).toHaveBeenCalledOnce()
  void autosave.settle('A')
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual(['A', 'A'])
  warn.mockRestore()
})

test('a failed save is retried at growing intervals, and at once when retry is called', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { autosave, calls, states, sent } = setUp()
  autosave.retry()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(2_000)
  calls[0]?.fail()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent()).toEqual(['A'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toEqual(['A', 'A'])
  calls[1]?.fail()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(sent()).toHaveLength(2)
  autosave.retry()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toHaveLength(3)
  calls[2]?.answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toHaveLength(3)
  expect(states).toEqual(['saving', 'failed', 'saving', 'failed', 'saving', 'saved'])
  warn.mockRestore()
})

test('a running call that fails after a stop is not repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { autosave, calls, sent } = setUp()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(2_000)
  autosave.stop()
  calls[0]?.fail()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toEqual(['A'])
  warn.mockRestore()
})

test('settling saves waiting values at once, and saves once even if nothing was typed', async () => {
  const { autosave, calls, sent } = setUp()
  let settled = false
  void autosave.settle('first').then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toEqual(['first'])
  expect(settled).toBe(false)
  calls[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toBe(true)

  await autosave.settle('first')
  expect(sent()).toEqual(['first'])
  autosave.changed('second')
  void autosave.settle('second')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent()).toEqual(['first', 'second'])
})

test('settling waits for the running call', async () => {
  const { autosave, calls, sent } = setUp()
  autosave.changed('A')
  await vi.advanceTimersByTimeAsync(2_000)
  let settled = false
  void autosave.settle('A').then(() => (settled = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toBe(false)
  calls[0]?.answer()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toBe(true)
  expect(sent()).toEqual(['A'])
})

test('a page that closes takes the waiting values, and they are not saved twice', async () => {
  const { autosave, sent } = setUp()
  expect(autosave.takeWaiting()).toBeNull()
  autosave.changed('A')
  expect(autosave.takeWaiting()).toBe('A')
  expect(autosave.takeWaiting()).toBeNull()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent()).toEqual([])
})

test('nothing is saved after a stop', async () => {
  const { autosave, sent } = setUp()
  autosave.changed('A')
  autosave.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent()).toEqual([])
})

test.each([
  [0, 2],
  [1, 2],
  [2, 4],
  [3, 8],
  [5, 32],
  [6, 60],
  [2000, 60],
])('after %i attempts, the next one follows in %i seconds', (times, seconds) => {
  expect(delayBeforeAsking(times)).toBe(seconds * 1000)
})
