// Row 16 of docs/acceptance.md; crash-on-postgres.test.ts runs the other half in parallel.

import { test } from 'vitest'
import { crashAgainAndAgain } from './crash.ts'

const CRASHES = 25

// oxlint-disable-next-line vitest/expect-expect -- crash.ts has the expectations
test(`row 16, on PGlite: a server killed at ${CRASHES} points keeps what it acknowledged, and retries complete it`, async () => {
  await crashAgainAndAgain('PGlite', CRASHES)
})
