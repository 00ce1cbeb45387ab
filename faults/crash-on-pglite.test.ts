// Row 16 of docs/acceptance.md; its other half runs beside it.
import { test } from 'vitest'
import { crashAgainAndAgain } from './crash.ts'

const CRASHES = 25

// oxlint-disable-next-line vitest/expect-expect -- what is expected stands in crash.ts
test(`row 16, on PGlite: killed at ${CRASHES} points, it keeps what it acknowledged, and a retry converges`, async () => {
  await crashAgainAndAgain('PGlite', CRASHES)
})
