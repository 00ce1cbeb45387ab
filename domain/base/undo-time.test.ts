import { expect, test } from 'vitest'
import { isUndoOver, undoUntil } from './undo-time.ts'

test.each([
  [14_999, false],
  [15_000, true],
  [15_001, true],
])('%i ms after the click, the time to undo is over: %s', (milliseconds, isOver) => {
  const pressedAt = new Date('2025-09-01T09:00:00Z')
  expect(isUndoOver(undoUntil(pressedAt), new Date(pressedAt.getTime() + milliseconds))).toBe(isOver)
})
