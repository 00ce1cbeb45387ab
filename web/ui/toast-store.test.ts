import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DISMISSED_TOAST_REMOVAL_MS } from '#domain/timings.ts'
import { createToastStore } from './toast-store.ts'

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
