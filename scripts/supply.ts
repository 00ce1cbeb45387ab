// npm run supply: what the product is made of and by, as a CycloneDX bill of materials (build/sbom.cdx.json, each version with its
// checksum and licence), and what is known against it, where the registry answers that. Fails on a known hole from "high" on.
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as z from 'zod/mini'

// Development dependencies too: what is built into the pages is among them (decision 0044).
const FILE = 'build/sbom.cdx.json'
const PLENTY = 64 * 1024 * 1024

const { name, version } = z
  .object({ name: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const npm = (...args: string[]) => promisify(execFile)('npm', args, { maxBuffer: PLENTY })
const [bill, audit] = await Promise.all([
  npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application').then(({ stdout }) => stdout),
  // It ends with 1 where it has found something, and where the registry does not answer it.
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
    'Known holes: not looked up, because this registry answers no audit. Run it where registry.npmjs.org is reached.',
  )
} else {
  const { total, high, critical } = counted.data.metadata.vulnerabilities
  console.log(
    `Known holes: ${total}, of them ${high + critical} to mend now${total > 0 ? ' (npm audit names them)' : ''}`,
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
