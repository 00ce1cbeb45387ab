// Row 27 of docs/acceptance.md; its other half runs beside it.
import { test } from 'vitest'
import { guessAThousandTimes, GUESSES } from './guessing.ts'

// oxlint-disable-next-line vitest/expect-expect -- what is expected stands in guessing.ts
test(`row 27, on PostgreSQL: ${GUESSES} wrong passwords are refused, and the right owner is not locked out for good`, async () => {
  await guessAThousandTimes('PostgreSQL')
})
