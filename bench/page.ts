// Measures the public pages with Lighthouse, beside a bare page in the same run: npm run bench:page
// BENCH_RUNS visits of each page (5) on a phone and on a desktop; the table of medians goes into docs/performance.md. With paths
// (npm run bench:page -- / /booking) only these, and with BENCH_BESIDE=<folder of another built version> the same of that version: then
// nothing is written.
// Fails where a page breaks its budget, and says which.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Config, type Result } from 'lighthouse'
import { startServer } from '#e2e/server.ts'
import { needBrowser } from '#scripts/find-browser.ts'
import { serveBarePage } from './bare-page.ts'
import {
  brokenBudgets,
  type PageLimits,
  CATEGORIES,
  medianFigures,
  readFigures,
  type PageFigures,
  largestPaintRatio,
} from './page-figures.ts'
import { writeMarked, markdownTable } from './write-marked.ts'

const DOCUMENT = 'docs/performance.md'
const PAGES: ({ path: string } & PageLimits)[] = [
  { path: '/', largestPaintRatio: 1.7, scriptKilobytes: 10 },
  { path: '/privacy-policy', largestPaintRatio: 1.6, scriptKilobytes: 10 },
  { path: '/terms-of-service', largestPaintRatio: 1.6, scriptKilobytes: 10 },
  { path: '/refund-policy', largestPaintRatio: 1.6, scriptKilobytes: 10 },
  { path: '/booking', largestPaintRatio: 1.6, scriptKilobytes: 170 },
  { path: '/auth', largestPaintRatio: 1.6, scriptKilobytes: 170 },
]
const FORMS: { form: string; config: Config | undefined }[] = [
  { form: 'phone', config: undefined },
  { form: 'desktop', config: desktopConfig },
]
const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the table says of a page, beside the bare one. */
const COLUMNS: [heading: string, cell: (figures: PageFigures, beside: PageFigures) => string][] = [
  ['performance', ({ performance }) => `${performance}`],
  ['accessibility', ({ accessibility }) => `${accessibility}`],
  ['best practices', ({ bestPractices }) => `${bestPractices}`],
  ['SEO', ({ seo }) => `${seo}`],
  ['largest paint', ({ largestPaintMs }) => `${Math.round(largestPaintMs)} ms`],
  ['× bare', (figures, beside) => largestPaintRatio(figures, beside).toFixed(2)],
  ['layout shift', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['blocking', ({ blockingMs }) => `${Math.round(blockingMs)} ms`],
  ['style and layout', ({ styleAndLayoutMs }) => `${Math.round(styleAndLayoutMs)} ms`],
  ['requests', ({ requests }) => `${requests}`],
  ['kB', ({ kilobytes }) => kilobytes.toFixed(1)],
  ['JavaScript kB', ({ scriptKilobytes }) => scriptKilobytes.toFixed(1)],
]

const RECORDINGS = 3

const runs = Number(process.env.BENCH_RUNS ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number from 1')

const { BENCH_BESIDE: folder } = process.env
const asked = process.argv.slice(2)
const pages = PAGES.filter(({ path }) => asked.length === 0 || asked.includes(path))

const chromePath = needBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-bench-'))
const server = await startServer(join(dataDir, 'this'))
const beside = folder ? await startServer(join(dataDir, 'other'), { folder }) : null
const bare = await serveBarePage()
try {
  const addresses = new Map([
    ['bare', bare.url],
    ...pages.map(({ path }) => [path, server.url + path] as const),
    ...(beside ? pages.map(({ path }) => [`${path} of ${folder}`, beside.url + path] as const) : []),
  ])
  const tables: string[] = []
  const broken: string[] = []
  for (const { form, config } of FORMS) {
    const visits = new Map<string, PageFigures[]>([...addresses.keys()].map((name) => [name, []]))
    // Page after page and again from the start, so that a slow minute of the machine falls on all of them.
    for (let run = 1; run <= runs; run++) {
      for (const [name, address] of addresses) {
        visits.get(name)?.push(await visit(address, config))
        console.error(`${form}, ${name}: visit ${run} of ${runs}`)
      }
    }
    const medianOf = (name: string) => medianFigures(visits.get(name) ?? [])
    const bareFigures = medianOf('bare')
    const rows = [...addresses.keys()].map((name) => [
      name === 'bare' ? 'a bare page' : `\`${name}\``,
      ...COLUMNS.map(([, cell]) => cell(medianOf(name), bareFigures)),
    ])
    const headings = ['page', ...COLUMNS.map(([heading]) => heading)]
    tables.push(`### On a ${form}\n\n${markdownTable(headings, rows)}`)
    for (const { path, ...limits } of pages) {
      const found = brokenBudgets(medianOf(path), bareFigures, limits)
      broken.push(...found.map((words) => `${path} on a ${form}: ${words}`))
    }
  }
  const made = `Medians of ${runs} ${runs === 1 ? 'visit' : 'visits'}, ${cpus().length} processors.`
  const verdict =
    broken.length === 0
      ? 'Every limit is kept.'
      : `Not kept:\n\n${broken.map((words) => `- ${words}`).join('\n')}`
  const report = [made, ...tables, verdict].join('\n\n')
  console.log(report)
  if (!beside && pages.length === PAGES.length) writeMarked(DOCUMENT, 'bench:page', report)
  if (broken.length > 0) process.exitCode = 1
} finally {
  bare.close()
  await Promise.all([server.stop(), beside?.stop()])
  rmSync(dataDir, { recursive: true, force: true })
}

/** One visit by a browser that has never been here. Where the browser's recording lacks its start, it is made again. */
async function visit(address: string, config: Config | undefined, recording = 1): Promise<PageFigures> {
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' })
  try {
    const flags = { port: chrome.port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const }
    const result = await lighthouse(address, flags, config)
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
    if (result.lhr.runtimeError?.code === 'NO_NAVSTART' && recording < RECORDINGS)
      return await visit(address, config, recording + 1)
    if (result.lhr.runtimeError) throw new Error(`${address}: ${result.lhr.runtimeError.message}`)
    if (process.env.BENCH_WHY) explain(address, result.lhr.audits)
    return readFigures(result.lhr)
  } finally {
    chrome.kill()
  }
}

/** With BENCH_WHY set: every audit that is not passed, so that it can be mended. */
function explain(address: string, audits: Result['audits']): void {
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 1)
      console.error(address, audit.id, audit.score, audit.displayValue ?? '')
  }
}
