import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test'
import type axeCore from 'axe-core'
import { holdToasts } from './hold-time.ts'
import { startHost, type Host, type HostedServer } from './host.ts'
import { startServer, type Settings } from './server.ts'
import { watchBrowser, type ExpectedProblem } from './watch-browser.ts'

export { expect }

interface TestFixtures {
  /** Settings for the servers of one file or test: test.use({ settings: { appNow: '…' } }). */
  settings: Settings
  /** A freshly seeded server for this test; `server.restart({ appNow })` changes its time. */
  server: HostedServer
  /** Another visitor's calls to the server, from a browser without cookies. */
  newVisitor: () => Promise<APIRequestContext>
  /** Expects a problem that the test causes on purpose: expectProblem({ status: 409, about: '/api/submit-booking' }). */
  expectProblem: (problem: ExpectedProblem) => void
  /** Keeps toasts open. */
  toastsStay: void
  /** Adds the page's address, its notices and its invalid fields to a failure's report. */
  saysWhatItSaw: void
}

// One set for every kind of test: Playwright starts another worker, browser and host for each different set.
interface WorkerFixtures {
  /** The host of one worker's servers, each with its own database. */
  host: Host
  /** The server shared by the journeys of visitorTest. */
  visitedServer: HostedServer
}

const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1440, height: 900 }

// A separate timeout for the start: a busy machine may need long, and it does not count for the journeys.
const START = { timeout: 180_000 }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true }],

  host: [
    async ({}, use) => {
      const host = startHost()
      await use(host)
      await host.end()
    },
    { scope: 'worker', ...START },
  ],

  visitedServer: [
    async ({ host }, use) => {
      const server = await host.open({})
      await use(server)
      await server.stop()
    },
    { scope: 'worker', ...START },
  ],

  server: [
    async ({ host, settings }, use, testInfo) => {
      const server = await host.open(settings)
      await useServer(server, use, testInfo)
      await server.stop()
    },
    START,
  ],

  baseURL: async ({ server }, use) => use(server.url),

  newVisitor: async ({ playwright, server }, use) => {
    const opened: APIRequestContext[] = []
    await use(async () => {
      const visitor = await playwright.request.newContext({ baseURL: server.url })
      opened.push(visitor)
      return visitor
    })
    for (const visitor of opened) await visitor.dispose()
  },

  // Journeys run on a phone, as most guests do, unless their title has @desktop.
  viewport: async ({}, use, { tags }) => use(tags.includes('@desktop') ? DESKTOP : PHONE),
  hasTouch: async ({}, use, { tags }) => use(!tags.includes('@desktop')),

  toastsStay: [
    async ({ context }, use) => {
      await holdToasts(context)
      await use()
    },
    { auto: true },
  ],

  // Screenshots stay on the machine; the report's text is all that others see.
  saysWhatItSaw: [
    async ({ context }, use, testInfo) => {
      await use()
      const page = context.pages().at(-1)
      if (testInfo.status === testInfo.expectedStatus || !page) return
      await testInfo.attach('address', { body: page.url(), contentType: 'text/plain' })
      const notices = await page.getByRole('alert').or(page.getByRole('status')).allInnerTexts()
      const missing = await page
        .locator('[aria-invalid=true]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name') ?? input.id))
      const body = [...notices, `invalid: ${missing.join()}`].join('; ').replaceAll(/\s+/g, ' ')
      await testInfo.attach('notices', { body, contentType: 'text/plain' })
    },
    { auto: true },
  ],

  // Every journey is watched for problems, whether it expects one or not.
  expectProblem: [
    async ({ context }, use) => {
      const browser = watchBrowser(context)
      await use(browser.expect)
      expect(browser.unexpected(), 'what went wrong in the browser').toEqual([])
      expect(browser.missing(), 'expected problems that did not happen').toEqual([])
    },
    { auto: true },
  ],
})

/** For journeys that change nothing that another could see: those of one worker share a server. */
export const visitorTest = test.extend({
  server: ({ visitedServer }, use, testInfo) => useServer(visitedServer, use, testInfo),
})

/** For journeys about a server's start and end: a process on an empty folder. It is slow, so there are few. */
export const processTest = test.extend({
  server: [
    async ({ settings }, use, testInfo) => {
      const folder = mkdtempSync(join(tmpdir(), 'tradewind-e2e-'))
      const server = await startServer(folder, settings)
      const execute = () => Promise.reject(new Error('This server is a process of its own'))
      try {
        await useServer({ ...server, execute }, use, testInfo)
        await server.stop()
      } finally {
        await server.kill()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'test', ...START },
  ],
})

/** Attaches the server's log to the report if the test fails. */
async function useServer(
  server: HostedServer,
  use: (server: HostedServer) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  const before = server.log().length
  await use(server)
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('server.log', { body: server.log().slice(before), contentType: 'text/plain' })
}

declare global {
  /** Defined in a page by `MINIFIED_AXE`. */
  var axe: typeof axeCore
}

/** Half the size of the file that is for reading. */
const MINIFIED_AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails on anything that axe finds in the current page, or in one of its frames, by WCAG 2.2 AA and axe's own best practices. */
export async function expectAccessible(page: Pick<Page, 'evaluate'>): Promise<void> {
  // The library for Playwright sends axe to the page twice for each check.
  await page.evaluate(MINIFIED_AXE)
  const { violations } = await page.evaluate(() => {
    // axe does not see the ground behind a part that is not laid out yet (`later-*` in guest.css).
    document.documentElement.dataset.whole = ''
    // Passed checks are not reported, which takes a quarter of the time.
    return axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  })
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
  expect(found, 'what axe finds').toEqual([])
}
