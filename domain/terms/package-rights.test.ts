import { expect, test } from 'vitest'
import { PACKAGE_RIGHTS } from './package-rights.ts'

test('the texts of the rights contain the figures of the rules', () => {
  expect(PACKAGE_RIGHTS.handOverRight).toContain('up to 7 days before')
  expect(PACKAGE_RIGHTS.organiserCancelRight).toContain('we refund everything within 14 days')
  expect(PACKAGE_RIGHTS.changeRight).toContain('at least 7 days')
  expect(PACKAGE_RIGHTS.complaintRight).toMatch(/within 7 days.*within 60 days/)
})
