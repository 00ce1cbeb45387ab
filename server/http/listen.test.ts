import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { stopOnSignal } from './listen.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the signal that npm passes on as well does not cut requests off, and one a second later does', () => {
  vi.useFakeTimers()
  const listeners = vi.spyOn(process, 'on').mockReturnValue(process)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  stopOnSignal(createServer(), () => new Promise(() => {}))
  const signal = (name: NodeJS.Signals) => {
    for (const [event, listener] of listeners.mock.calls) if (event === name) listener(name)
  }

  signal('SIGINT')
  signal('SIGINT')
  vi.advanceTimersByTime(999)
  signal('SIGTERM')
  vi.advanceTimersByTime(1)
  expect(() => signal('SIGTERM')).toThrow('exit 1')
})
