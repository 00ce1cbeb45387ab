import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/find-browser.ts'

const browser = findBrowser()
if (browser === null)
  throw new Error('No browser was found: "node scripts/find-browser.ts" tells what to do.')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only at the second try has found something.
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 90_000,
  globalTimeout: 30 * 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { executablePath: browser, args: ['--disable-quic'] },
    locale: 'en-GB',
    // Neither the server's nor Banjul's: days must not depend on where the guest sits.
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a fifth of the time: TRACE=1 npm run test:e2e, to see why a journey fails.
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
