import { appendFileSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import * as z from 'zod/mini'

const FOLDER = join(import.meta.dirname, '../test-results/statements')
/** What PostgreSQL prepares. */
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i

const seen = new Set<string>()
let isRecording = false
let fresh: string[] = []

/** From now on remembers the text of every statement that this process sends to a database, as the product wrote it, without its values. */
export function recordStatements(): void {
  if (isRecording) return
  isRecording = true
  const recording: ProxyHandler<typeof Client.prototype.query> = {
    apply(query, client, args: unknown[]): unknown {
      record(textOf(args[0]))
      return Reflect.apply(query, client, args)
    },
  }
  // The proxy is called on each client, as the method was.
  // oxlint-disable-next-line typescript/unbound-method
  Object.assign(Client.prototype, { query: new Proxy(Client.prototype.query, recording) })
}

function record(text: string | null): void {
  if (text === null || !PREPARABLE.test(text) || seen.has(text)) return
  seen.add(text)
  fresh.push(text)
}

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return null
  return typeof asked.text === 'string' ? asked.text : null
}

/** Writes down what came since it was last called, beside what other processes have written. */
export function keepStatements(): void {
  if (fresh.length === 0) return
  mkdirSync(FOLDER, { recursive: true })
  const lines = fresh.map((text) => `${JSON.stringify(text)}\n`).join('')
  appendFileSync(join(FOLDER, `${process.pid}.jsonl`), lines)
  fresh = []
}

/** All that any process has written down. */
export function readStatements(): string[] {
  const lines = globSync(join(FOLDER, '*.jsonl')).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n'),
  )
  return [...new Set(lines.map((line) => z.parse(z.string(), JSON.parse(line))))]
}
