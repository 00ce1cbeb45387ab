import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const schema = z.object({ scripts: z.object({ start: z.string() }) })
const environment = z.record(z.string(), z.string())

export interface StartCommand {
  args: string[]
  /** The settings that only help when they are there before Node is (decision 0151). */
  env: Record<string, string>
}

/** What `npm start` gives to Node, for who starts it without npm: npm keeps its exit code and its process id to itself. */
export function startCommand(): StartCommand {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const { start } = z.parse(schema, manifest).scripts
  const [, variables = '', args] = /^exec env ((?:\w+=\w+ )+)node (.+)$/.exec(start) ?? []
  if (args === undefined) throw new Error('npm start does not become Node')
  const env = variables
    .trim()
    .split(' ')
    .map((each) => each.split('='))
  return { args: args.split(' '), env: z.parse(environment, Object.fromEntries(env)) }
}
