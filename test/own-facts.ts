import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { shippedValue } from '#content/site-content.ts'
import { SITE_TASKS } from '#domain/site/site-tasks.ts'

/** Writes a folder as `content:import` takes it, with every fact of law and money as if the operator had written it. */
export function writeOwnFacts(folder: string): void {
  const en: Record<string, unknown> = {}
  for (const path of SITE_TASKS.flatMap(({ paths }) => paths)) {
    const shipped = shippedValue(path)?.value
    // Values that can only be an example are known by themselves.
    const own = typeof shipped === 'string' ? shipped.replaceAll('.example', '.test') : shipped
    en[path] = path.endsWith('.iban') ? 'BE71 0961 2345 6769' : own
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'website.yaml'), stringify({ en }))
}
