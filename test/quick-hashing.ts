// A password's hash is slow by design: 60 ms of a processor, which was a third of what a test with a guest cost. In tests
// it does as good as nothing, and what was asked for is noted, so that a test can still demand the real work.

import crypto, { type Argon2Parameters } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What makes a hash slow. */
type HashingWork = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

const real = crypto.argon2
const asked: HashingWork[] = []

function quickArgon2(...[algorithm, parameters, done]: Parameters<typeof real>): void {
  const { memory, passes, parallelism } = parameters
  asked.push({ memory, passes, parallelism })
  real(algorithm, { ...parameters, memory: 8, passes: 1 }, done)
}

Object.assign(crypto, { argon2: quickArgon2 })
syncBuiltinESMExports()

/** Every hash that is asked for until `work` is done. */
export async function hashesFor(work: () => Promise<unknown>): Promise<HashingWork[]> {
  const before = asked.length
  await work()
  return asked.slice(before)
}
