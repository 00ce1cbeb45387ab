import { expect, test } from 'vitest'
import type { BackupState } from '#domain/site/backups.ts'
import { ageText, backupPlan, backupWarning, sizeText } from './backup-group.tsx'

const NOW = '2025-09-03T12:00:00Z'

test.each([
  ['2025-09-03T12:00:01Z', 'a moment'],
  ['2025-09-03T11:59:01Z', 'a moment'],
  ['2025-09-03T11:59:00Z', '1 minute'],
  ['2025-09-03T11:00:01Z', '59 minutes'],
  ['2025-09-03T11:00:00Z', '1 hour'],
  ['2025-09-01T12:00:01Z', '47 hours'],
  ['2025-09-01T12:00:00Z', '2 days'],
])('a backup made at %s is shown as %s old', (from, age) => {
  expect(ageText(from, NOW)).toBe(age)
})

test.each([
  [999, '999 bytes'],
  [1000, '1 kB'],
  [48_312, '48 kB'],
  [2_449_000, '2.4 MB'],
  [1_200_000_000, '1.2 GB'],
])('a size of %i bytes is shown as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})

test('nightly backups are promised only with a key', () => {
  expect(backupPlan({ standing: 'off' })).toMatch(/^With a key, we make a backup every night from 3:00/)
  expect(backupPlan({ standing: 'fresh' })).toMatch(/^We make a backup every night from 3:00/)
})

test('a problem with backups is shown with what to do, and no problem shows nothing', () => {
  const fine: BackupState = {
    asOf: NOW,
    standing: 'fresh',
    running: false,
    newest: null,
    failed: null,
    files: [],
  }
  expect(backupWarning(fine)).toBeNull()
  expect(backupWarning({ ...fine, standing: 'off' })).toContain('npm run backup:key')
  expect(backupWarning({ ...fine, standing: 'none' })).toContain('no backup yet')
  expect(backupWarning({ ...fine, standing: 'old' })).toContain('more than a day and a half old')
  expect(backupWarning({ ...fine, standing: 'missing' })).toContain('isn’t in this server’s folder')
  const failed = { at: '2025-09-03T03:00:00Z', reason: 'The disk is full.' }
  expect(backupWarning({ ...fine, failed })).toBe(
    'The backup of Wed 3 Sept 2025, 03:00 failed. The disk is full. We retry every hour.',
  )
  expect(backupWarning({ ...fine, failed: { ...failed, reason: null } })).toContain('The server log')
})
