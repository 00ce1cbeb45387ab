// Loaded into a server before everything else by start.test.ts: writes down each module and addon that it asks for.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const record = process.env.RECORDED_LOADS
if (record === undefined) throw new Error('RECORDED_LOADS is not set')

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    appendFileSync(record, `${resolved.url}\n`)
    return resolved
  },
})
