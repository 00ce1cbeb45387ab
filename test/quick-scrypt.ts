// A password's hash is slow by design: 60 ms of a processor, which was a third of what a test with a guest cost. In tests
// scrypt does as good as nothing, and notes what was asked of it, so that a test can still demand the real work.

import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What makes a hash slow: time and memory grow with N × r, time alone with p (RFC 7914). Undefined is Node's default. */
type HashingWork = Pick<ScryptOptions, 'N' | 'r' | 'p'>

type Done = (error: Error | null, key: Buffer) => void

const real = crypto.scrypt
const asked: HashingWork[] = []

function quickScrypt(
  password: BinaryLike,
  salt: BinaryLike,
  bytes: number,
  ...rest: [Done] | [ScryptOptions, Done]
): void {
  const [options, done] = rest.length === 1 ? [{}, rest[0]] : rest
  asked.push({ N: options.N, r: options.r, p: options.p })
  real(password, salt, bytes, { ...options, N: 2 }, done)
}

Object.assign(crypto, { scrypt: quickScrypt })
syncBuiltinESMExports()

/** Every hash that is asked for until `work` is done. */
export async function hashesFor(work: () => Promise<unknown>): Promise<HashingWork[]> {
  const before = asked.length
  await work()
  return asked.slice(before)
}
