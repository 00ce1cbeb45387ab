import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DISMISSED_TOAST_REMOVAL_MS } from '#domain/site/timings.ts'
import { createToastStore, toastDurationMs } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('at most one toast is shown, and a new one replaces the old', () => {
  const store = createToastStore()
  store.show({ title: 'Login failed', tone: 'destructive' })
  store.show({ title: 'Welcome back!' })
  expect(store.current()?.title).toBe('Welcome back!')
})

test('a dismissed toast is hidden at once and removed after 1,000,000 ms', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'Welcome back!' }))
  expect(store.current()).toMatchObject({ shown: false })
  vi.advanceTimersByTime(DISMISSED_TOAST_REMOVAL_MS - 1)
  expect(store.current()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(store.current()).toBeNull()
})

test('removing an old toast does not affect the new one', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'old' }))
  store.show({ title: 'new' })
  vi.advanceTimersByTime(DISMISSED_TOAST_REMOVAL_MS)
  expect(store.current()).toMatchObject({ title: 'new', shown: true })
  expect(vi.getTimerCount()).toBe(0)
})

test('dismissing twice, or an unknown toast, changes nothing', () => {
  const store = createToastStore()
  const id = store.show({ title: 'Welcome back!' })
  store.dismiss(id)
  const dismissed = store.current()
  store.dismiss(id)
  store.dismiss(id + 1)
  expect(store.current()).toBe(dismissed)
})

test('an error toast closes with the next correction or page, and a success toast stays', () => {
  for (const leave of ['dismissError', 'pageChanged'] as const) {
    const store = createToastStore()
    store.show({ title: 'Login failed', tone: 'destructive' })
    store[leave]()
    expect(store.current(), leave).toMatchObject({ shown: false })
    store.show({ title: 'Welcome back!' })
    store[leave]()
    expect(store.current(), leave).toMatchObject({ title: 'Welcome back!', shown: true })
  }
})

test('an error toast that announces a change of page is shown on the next page only', () => {
  const store = createToastStore()
  store.show({ title: 'Booking not found', tone: 'destructive', announcesChange: true })
  store.pageChanged()
  expect(store.current()).toMatchObject({ shown: true })
  store.pageChanged()
  expect(store.current()).toMatchObject({ shown: false })
})

test('an error toast is shown for 10 seconds, and another toast for 6', () => {
  expect(toastDurationMs({ title: 'Login failed', tone: 'destructive' })).toBe(10_000)
  expect(toastDurationMs({ title: 'Welcome back!' })).toBe(6_000)
})
