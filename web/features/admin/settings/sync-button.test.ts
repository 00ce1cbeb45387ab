import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { NotionSync } from '#domain/contract/settings-calls.ts'
import { syncText } from './sync-button.tsx'

function textOf(last: Partial<NonNullable<NotionSync['last']>>): string | null {
  const usual = {
    state: 'done',
    startedAt: '2025-09-01T09:00:00.000Z',
    endedAt: '2025-09-01T09:10:44.000Z',
    done: 1900,
    total: 1900,
    reason: null,
  } as const
  return syncText({ configured: true, last: { ...usual, ...last } })
}

test('the progress or the end of a copy is shown in a sentence', () => {
  expect(syncText({ configured: true, last: null })).toBeNull()
  expect(textOf({})).toBe(`Last copied on ${formatDay('2025-09-01')}, 09:10: 1,900 leads.`)
  expect(textOf({ done: 1 })).toBe(`Last copied on ${formatDay('2025-09-01')}, 09:10: 1 lead.`)
  expect(textOf({ state: 'running', endedAt: null, done: 340 })).toBe('Copying leads: 340 of 1,900.')
})

test('a failed copy shows when and why it failed, and what to do', () => {
  expect(textOf({ state: 'failed', reason: 'Notion answered 401 unauthorized: API token is invalid' })).toBe(
    `The last copy failed on ${formatDay('2025-09-01')}, 09:10. Notion answered 401 unauthorized: API token is invalid. Press the button to try again: nothing is copied twice.`,
  )
  expect(textOf({ state: 'failed' })).toContain('The server log says why.')
})
