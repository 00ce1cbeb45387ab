// Counts what a guest reads, presses and scrolls from the landing page to paid: npm run bench:words
// A phone 375 px wide, a kiter in a private room, the deposit by card. The table goes into docs/performance.md.
// Fails where a target is missed, and says which.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { fillName, fillTable, fillWater } from '#e2e/fill-booking-form.ts'
import { startServer } from '#e2e/server.ts'
import { needBrowser } from '#scripts/find-browser.ts'
import { markdownTable, writeMarked } from './write-marked.ts'

const DOCUMENT = 'docs/performance.md'
const PHONE = { width: 375, height: 812 }
const MOST = { words: 1700, wordsFromTheForm: 750, taps: 11, screens: 5 }

interface Screen {
  name: string
  words: number
  taps: number
  /** In CSS pixels; without the footer, but on the landing page, where it is a part of the reading. */
  height: number
  mostHeight: number | null
}

const screens: Screen[] = []

/** From here on everything is read on this screen of the product's own. */
function arriveAt(name: string, mostHeight: number | null = null): void {
  screens.push({ name, words: 0, taps: 0, height: 0, mostHeight })
}

/** Reads the screen as it stands. What unfolds on the way counts: of several looks the longest. */
async function read(page: Page): Promise<void> {
  const screen = screens.at(-1)
  if (!screen) throw new Error('No screen yet')
  const { words, height } = await page.evaluate(measureScreen, screens.length === 1)
  screen.words = Math.max(screen.words, words)
  screen.height = Math.max(screen.height, height)
}

/** A press of a button, a link or a choice. Typing into a field is none. */
async function tap(page: Page, target: Locator): Promise<void> {
  await read(page)
  const screen = screens.at(-1)
  if (screen) screen.taps += 1
  await target.click()
}

/**
 * Runs in the browser. Words are what is painted somewhere on the page: not what is folded in `details`, hidden, or there for
 * screen readers alone.
 */
function measureScreen(withFooter: boolean): { words: number; height: number } {
  const footer = withFooter ? null : document.querySelector('body footer:last-of-type')
  const forReadersAlone = [...document.querySelectorAll('body *')].filter(
    (each) =>
      each instanceof HTMLElement &&
      each.offsetWidth <= 1 &&
      each.offsetHeight <= 1 &&
      getComputedStyle(each).overflow === 'hidden',
  )
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let words = 0
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (!parent || parent.closest('script, style, noscript, option') || footer?.contains(parent)) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (forReadersAlone.some((each) => each.contains(parent))) continue
    // The link for the keyboard waits above the window.
    if (parent.getBoundingClientRect().bottom < 0 && getComputedStyle(parent).position === 'fixed') continue
    words += (text.textContent ?? '').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  }
  const { scrollHeight } = document.documentElement
  return { words, height: scrollHeight - (footer?.getBoundingClientRect().height ?? 0) }
}

const executablePath = needBrowser()
const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-words-'))
const server = await startServer(dataDir)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
let dashboardHeight = 0
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await goFromLandingToPaid(page)
  dashboardHeight = await heightOfDashboard(page)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
report()

async function goFromLandingToPaid(page: Page): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })

  arriveAt('landing page', 9500)
  await page.goto('/', { waitUntil: 'networkidle' })
  await tap(page, page.getByRole('link', { name: 'Book Your Adventure' }).first())
  await tap(page, page.getByRole('link', { name: 'Nov 7–14, 2025' }))

  arriveAt('booking form')
  await page.waitForURL('**/booking?*')
  await page.waitForLoadState('networkidle')
  await tap(page, page.getByRole('radio', { name: 'Private room' }).locator('xpath=..'))
  await fillName(page)
  await fillWater(page)
  await fillTable(page)
  // Size and fit of the wetsuit, which fillWater pressed; the diet is chosen from the start.
  const form = screens.at(-1)
  if (form) form.taps += 2
  await tap(page, button('Checkout'))

  arriveAt('sign-up')
  await page.waitForURL('**/auth')
  const signUp = page.getByRole('form', { name: 'Sign Up' })
  await signUp.getByLabel('Password', { exact: true }).fill('harmattan')
  await signUp.getByLabel('Confirm password').fill('harmattan')
  await tap(page, signUp.getByRole('button', { name: 'Sign Up' }))

  arriveAt('order and payment', 2200)
  await page.waitForURL('**/payment')
  await page.waitForLoadState('networkidle')
  await tap(page, radio('Deposit').locator('xpath=../..'))
  await tap(page, radio('Card').locator('xpath=..'))
  await tap(page, button('Order with obligation to pay'))

  // The provider's page is not the product's: its one button counts as a tap, its words do not.
  await page.waitForURL('**/sandbox/checkout/**')
  const payment = screens.at(-1)
  if (payment) payment.taps += 1
  await button('Pay €200').click()

  arriveAt('paid')
  await page.waitForURL('**/payment-success?session_id=*')
  await page.getByText('Payment successful').first().waitFor()
  await read(page)
}

async function heightOfDashboard(page: Page): Promise<number> {
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  return (await page.evaluate(measureScreen, false)).height
}

function report(): void {
  const sum = (of: readonly Screen[], figure: (screen: Screen) => number) =>
    of.reduce((total, each) => total + figure(each), 0)
  const words = ({ words: each }: Screen) => each
  const targets: [name: string, is: number, most: number][] = [
    ['words in all', sum(screens, words), MOST.words],
    ['words from the form on', sum(screens.slice(1), words), MOST.wordsFromTheForm],
    ['taps', sum(screens, ({ taps }) => taps), MOST.taps],
    ['screens', screens.length, MOST.screens],
    ...screens.flatMap(({ name, height, mostHeight }): [string, number, number][] =>
      mostHeight === null ? [] : [[`height of ${name}, px`, height, mostHeight]],
    ),
    ['height of the dashboard with the deposit paid, px', dashboardHeight, 2600],
  ]
  const figure = (value: number) => Math.round(value).toLocaleString('en-GB')
  const text = [
    markdownTable(
      ['screen', 'words', 'taps', 'height, px'],
      screens.map((each) => [each.name, figure(each.words), figure(each.taps), figure(each.height)]),
    ),
    markdownTable(
      ['in all', 'is', 'at most', ''],
      targets.map(([name, is, most]) => [name, figure(is), figure(most), is <= most ? 'kept' : 'not kept']),
    ),
  ].join('\n\n')
  console.log(text)
  writeMarked(DOCUMENT, 'bench:words', text)
  if (targets.some(([, is, most]) => is > most)) process.exitCode = 1
}
