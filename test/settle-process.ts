// Runs with every test file (vitest.config.ts). The files of a worker share its process: what Vitest can take back is
// taken back here, and a file that leaves anything else changed fails, instead of one that comes after it.

import { afterAll, vi } from 'vitest'
import { changesSince, processState } from './process-state.ts'

const before = processState()

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  const changes = changesSince(before)
  if (changes.length > 0) throw new Error(`This file changed, and left so: ${changes.join(', ')}`)
})
