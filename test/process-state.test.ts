import { expect, onTestFinished, test } from 'vitest'
import { changesSince, processState } from './process-state.ts'

function leave(): void {}

test.each<[name: string, change: () => () => void]>([
  [
    'process.env.TRADEWIND_LEFT',
    () => {
      process.env.TRADEWIND_LEFT = 'here'
      return () => delete process.env.TRADEWIND_LEFT
    },
  ],
  [
    'process.cwd()',
    () => {
      const folder = process.cwd()
      process.chdir('/')
      return () => process.chdir(folder)
    },
  ],
  [
    'listeners to SIGHUP',
    () => {
      process.on('SIGHUP', leave)
      return () => process.off('SIGHUP', leave)
    },
  ],
  ['globalThis.setTimeout', () => replace(globalThis, 'setTimeout')],
  ['globalThis.fetch', () => replace(globalThis, 'fetch')],
  ['globalThis.document', () => replace(globalThis, 'document')],
  ['console.warn', () => replace(console, 'warn')],
])('a change of %s that a file leaves behind is reported', (name, change) => {
  const before = processState()
  expect(changesSince(before)).toEqual([])
  onTestFinished(change())
  expect(changesSince(before)).toEqual([name])
})

test('a global that a library adds is not reported', () => {
  const before = processState()
  onTestFinished(replace(globalThis, '__library_of_this_test'))
  expect(changesSince(before)).toEqual([])
})

/** Replaces a property, and returns a function that restores it. */
function replace(owner: object, name: string): () => void {
  const kept = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value: leave, configurable: true, writable: true, enumerable: true })
  return () => {
    if (kept) Object.defineProperty(owner, name, kept)
    else Reflect.deleteProperty(owner, name)
  }
}
