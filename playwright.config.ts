import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-browser.ts'

const browser = findTestBrowser()
if (browser === null)
  throw new Error('No browser was found: "node scripts/find-browser.ts" tells what to do.')

// Chromium prepares two pages of its own for each journey's window, the lists under its address bar: a fifth of all CPU time.
const OWN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
// Chromium takes the last list that it is given, so this one repeats Playwright's own.
const PLAYWRIGHTS_LIST = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
const disabled = [...PLAYWRIGHTS_LIST, ...OWN_PAGES].join()

// A journey's pages live for a second or two: too short for V8 to win back what it spends on optimising their scripts.
const FOR_SHORT_PAGES = ['--js-flags=--no-opt --no-maglev', '--num-raster-threads=1']

// TRACE=1 npm run test:e2e, to see why a journey fails.
const isTraced = process.env.TRACE !== undefined

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // More than processors, because journeys also wait.
  workers: availableParallelism() + 1,
  // What passes only at the second try has found something: scripts/test.ts names it (decision 0040).
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // Far beyond what anything takes: these end what hangs, and a busy machine must not fail a journey.
  timeout: 240_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // A press that waits for what never comes ends by itself, long before its journey would.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: browser,
      args: ['--disable-quic', `--disable-features=${disabled}`, ...FOR_SHORT_PAGES],
    },
    locale: 'en-GB',
    // Neither the server's nor Banjul's: days must not depend on where the guest sits.
    timezoneId: 'Pacific/Auckland',
    contextOptions: { reducedMotion: 'reduce' },
    // Nobody looks at most pages, and painting every pixel of them takes a tenth of the time.
    deviceScaleFactor: isTraced ? 1 : 0.25,
    // Recording every step takes a fifth of the time.
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
