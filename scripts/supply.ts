// npm run supply: writes a CycloneDX bill of materials of the product and its tools (build/sbom.cdx.json, each version with checksum and
// licence), and reports known vulnerabilities if the registry answers. Fails on one of severity "high" or above.

import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

// Includes development dependencies, because some are built into the pages (decision 0044).
const FILE = 'build/sbom.cdx.json'
const PLENTY = 64 * 1024 * 1024

const { name, version } = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const npm = (...args: string[]) => promisify(execFile)('npm', args, { maxBuffer: PLENTY })
const [bill, audit] = await Promise.all([
  npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application').then(({ stdout }) => stdout),
  // Exits with 1 if it has found something, and also if the registry does not answer.
  npm('audit', '--json').then(
    ({ stdout }) => stdout,
    (error: unknown) => z.parse(z.object({ stdout: z.string() }), error).stdout,
  ),
])
const { components } = z
  .object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })
  .parse(JSON.parse(bill))
mkdirSync('build', { recursive: true })
writeFileSync(FILE, bill)
console.log(`${name} ${version}: ${components.length} packages run it or build it, each of them in ${FILE}`)

const counted = z
  .object({
    metadata: z.object({
      vulnerabilities: z.object({ high: z.number(), critical: z.number(), total: z.number() }),
    }),
  })
  .safeParse(readJson(audit))
if (!counted.success) {
  console.log(
    'Known vulnerabilities: not checked, because this registry has no audit. Run this where registry.npmjs.org can be reached.',
  )
} else {
  const { total, high, critical } = counted.data.metadata.vulnerabilities
  console.log(
    `Known vulnerabilities: ${total}, of which ${high + critical} must be fixed now${total > 0 ? ' (npm audit names them)' : ''}`,
  )
  if (high + critical > 0) process.exitCode = 1
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
