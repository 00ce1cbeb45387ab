import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DISMISSED_TOAST_REMOVAL_MS } from '#domain/site/timings.ts'
import { createToastStore, toastDurationMs } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('at most one toast is shown: a new one takes the place of the old', () => {
  const store = createToastStore()
  store.show({ title: 'Login failed', tone: 'destructive' })
  store.show({ title: 'Welcome back!' })
  expect(store.current().map((toast) => toast.title)).toEqual(['Welcome back!'])
})

test('a dismissed toast is off the screen at once and removed after 1,000,000 ms', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'Welcome back!' }))
  expect(store.current()).toMatchObject([{ shown: false }])
  vi.advanceTimersByTime(DISMISSED_TOAST_REMOVAL_MS - 1)
  expect(store.current()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.current()).toEqual([])
})

test('the removal of an old toast leaves the new one alone', () => {
  const store = createToastStore()
  store.dismiss(store.show({ title: 'old' }))
  store.show({ title: 'new' })
  vi.advanceTimersByTime(DISMISSED_TOAST_REMOVAL_MS)
  expect(store.current()).toMatchObject([{ title: 'new', shown: true }])
  expect(vi.getTimerCount()).toBe(0)
})

test('dismissing twice, or an unknown toast, changes nothing', () => {
  const store = createToastStore()
  const id = store.show({ title: 'Welcome back!' })
  store.dismiss(id)
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.dismiss(id)
  store.dismiss(id + 1)
  expect(listener).not.toHaveBeenCalled()
})

test('an error goes with the next correction, and with the next page; a good one stays', () => {
  for (const leave of ['dismissErrors', 'pageChanged'] as const) {
    const store = createToastStore()
    store.show({ title: 'Login failed', tone: 'destructive' })
    store[leave]()
    expect(store.current(), leave).toMatchObject([{ shown: false }])
    store.show({ title: 'Welcome back!' })
    store[leave]()
    expect(store.current(), leave).toMatchObject([{ title: 'Welcome back!', shown: true }])
  }
})

test('an error that says why the page changes is shown by the next one, and by no other', () => {
  const store = createToastStore()
  store.show({ title: 'Booking not found', tone: 'destructive', announcesChange: true })
  store.pageChanged()
  expect(store.current()).toMatchObject([{ shown: true }])
  store.pageChanged()
  expect(store.current()).toMatchObject([{ shown: false }])
})

test('an error is shown longer than good news, and for no longer than a hand needs to be patient', () => {
  expect(toastDurationMs({ title: 'Login failed', tone: 'destructive' })).toBe(10_000)
  expect(toastDurationMs({ title: 'Welcome back!' })).toBe(6_000)
})
