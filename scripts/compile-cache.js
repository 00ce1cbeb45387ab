// Lets Node keep what it has compiled beside the build, for the next start. Plain JavaScript, loaded before everything else:
// so even the one TypeScript file that a start reads is kept, and Node's own compiler for it is not loaded. Where the
// folder cannot be written, nothing is kept, and nothing else changes.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../build/compile-cache'))
