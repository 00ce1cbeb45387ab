import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const schema = z.object({ scripts: z.object({ start: z.string() }) })

/** The arguments that `npm start` gives to Node, for who starts it without npm: npm keeps its exit code and its process id to itself. */
export function startArguments(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const { start } = z.parse(schema, manifest).scripts
  const [, args] = /^node (.+)$/.exec(start) ?? []
  if (args === undefined) throw new Error('npm start is not one program of Node’s')
  return args.split(' ')
}
