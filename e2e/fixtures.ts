import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { startServer, type Server, type Settings } from './server.ts'
import { watchBrowser, type ExpectedProblem } from './watch-browser.ts'

export { expect }

interface TestFixtures {
  /** Other settings for the servers of one file or test: test.use({ settings: { appNow: '…' } }). */
  settings: Settings
  /** A server of this test's own, freshly seeded; `server.restart({ appNow })` moves its time. */
  server: Server
  /** Names a problem that the test provokes on purpose: expectProblem({ status: 409, about: '/api/submit-booking' }). */
  expectProblem: (problem: ExpectedProblem) => void
}

export const test = base.extend<TestFixtures>({
  settings: [{}, { option: true }],

  server: ({ settings }, use, testInfo) => withServer(settings, (server) => useServer(server, use, testInfo)),

  baseURL: async ({ server }, use) => use(server.url),

  // Every journey is watched, whether it expects a problem or not.
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

/** For journeys that change nothing which another could see: all that run in one worker share a server. */
export const visitorTest = test.extend<object, { visitedServer: Server }>({
  visitedServer: [({}, use) => withServer({}, use), { scope: 'worker' }],
  server: ({ visitedServer }, use, testInfo) => useServer(visitedServer, use, testInfo),
})

/** A server on a copy of the seeded folder. */
async function withServer(settings: Settings, use: (server: Server) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-e2e-'))
  // Made by global-setup.ts.
  cpSync(process.env.SEEDED_DATA_DIR ?? '', folder, { recursive: true })
  const server = await startServer(folder, settings)
  try {
    await use(server)
  } finally {
    // Its data go with it. That a server ends cleanly, global-setup.ts, restarts and the fault rows show.
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function useServer(
  server: Server,
  use: (server: Server) => Promise<void>,
  testInfo: TestInfo,
): Promise<void> {
  await use(server)
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('server.log', { body: server.log(), contentType: 'text/plain' })
}

/** Fails on anything that axe finds in the page as it stands, by WCAG 2.2 AA and axe's own best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
  expect(found, 'what axe finds').toEqual([])
}
