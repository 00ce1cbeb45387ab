// Takes pictures of every screen and state: npm run screenshots [-- [--forced-colors | --large-text] name …]
// A name that ends with "-" is the beginning of several.
// Whole pages in three widths are written to test-results/screens/, the README's pictures and one sheet of all to docs/images/.
// With "--forced-colors" or "--large-text" (twice as large) only the pages are written, to a folder of that name beside it.

import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import sharp from 'sharp'
import { keysOf } from '#domain/base/typed-records.ts'
import { startHost, type Host } from '#e2e/host.ts'
import { needBrowser } from '#scripts/find-browser.ts'
import { adminScenes } from './admin-scenes.ts'
import { dashboardScenes } from './dashboard-scenes.ts'
import { dateScenes } from './date-scenes.ts'
import { groupScenes } from './group-scenes.ts'
import { guestScenes } from './guest-scenes.ts'
import { moneyScenes } from './money-scenes.ts'
import { pairScenes } from './pair-scenes.ts'
import { paymentScenes } from './payment-scenes.ts'
import { play, type Scene } from './scene.ts'
import { visitorScenes } from './visitor-scenes.ts'
import { websiteScenes } from './website-scenes.ts'
import { windScenes } from './wind-scenes.ts'

/** The height of a long page's top part on the sheet, in pixels. */
const TALLEST = 400
/** Five pairs per row: a WebP picture is at most 16,383 pixels high. */
const WIDTH = 2_640

/** Every screen in the states that a guest or the operator sees, in the order of a guest's visit. */
const scenes: Scene[] = [
  ...visitorScenes,
  ...paymentScenes,
  ...pairScenes,
  ...dashboardScenes,
  ...adminScenes,
  ...dateScenes,
  ...websiteScenes,
  ...windScenes,
  ...moneyScenes,
  ...guestScenes,
  ...groupScenes,
]

/** Settings of a guest's browser, and how to apply them. */
const LOOKS = {
  plain: { folder: 'screens', args: [], context: {} },
  '--forced-colors': {
    folder: 'screens-forced-colors',
    args: [],
    context: { forcedColors: 'active', colorScheme: 'dark' },
  },
  // The font size from the browser's settings, which pages and their media queries follow.
  '--large-text': {
    folder: 'screens-large-text',
    args: ['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    context: {},
  },
} satisfies Record<string, { folder: string; args: string[]; context: BrowserContextOptions }>

const PICTURES = 'docs/images'
const VIEWPORTS = {
  375: { width: 375, height: 812 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
}
type Width = keyof typeof VIEWPORTS
const WIDTHS = [375, 768, 1440] satisfies Width[]

/** The README's pictures: the first view of a screen. */
const FOLDS: { scene: string; width: Width; name: string }[] = [
  { scene: 'landing', width: 1440, name: 'landing' },
  { scene: 'landing', width: 375, name: 'landing-phone' },
  { scene: 'booking', width: 375, name: 'booking-phone' },
  { scene: 'payment', width: 375, name: 'payment-phone' },
  { scene: 'dashboard-deposit', width: 1440, name: 'dashboard' },
  { scene: 'dashboard-deposit', width: 375, name: 'dashboard-phone' },
  { scene: 'admin', width: 1440, name: 'admin' },
]

const executablePath = needBrowser()
const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const asked = words.filter((word) => !word.startsWith('--'))
const look = LOOKS[lookOf(options)]
const PAGES = join('test-results', look.folder)
for (const folder of [PAGES, PICTURES]) mkdirSync(folder, { recursive: true })
const chosen =
  asked.length > 0
    ? scenes.filter(({ name }) =>
        asked.some((word) => name === word || (word.endsWith('-') && name.startsWith(word))),
      )
    : scenes
// The project's own pictures use the default settings.
const forTheProject = look === LOOKS.plain

const host = startHost()
const browser = await chromium.launch({ executablePath, args: ['--disable-quic', ...look.args] })
try {
  for (const scene of chosen) {
    await draw(scene, host, browser)
    console.log(scene.name)
  }
  if (forTheProject && chosen.length === scenes.length) await drawSheet()
} finally {
  await browser.close()
  await host.end()
}

function lookOf([option = 'plain', ...more]: string[]): keyof typeof LOOKS {
  const known = keysOf(LOOKS).find((name) => name === option)
  if (!known || more.length > 0)
    throw new Error('usage: npm run screenshots [-- [--forced-colors | --large-text] name …]')
  return known
}

/** Plays the scene once, and takes its picture in each width. */
async function draw(scene: Scene, on: Host, by: Browser): Promise<void> {
  const server = await on.open(scene.settings ?? {})
  const context = await by.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    // Most guests are there.
    timezoneId: 'Europe/Brussels',
    ...look.context,
  })
  try {
    const page = await context.newPage()
    const stage = { page, server }
    const given = await play(scene.before ?? [], stage)
    if (scene.at) await server.restart({ appNow: scene.at })
    const path = typeof given === 'string' && /^(\/|http)/.test(given) ? given : (scene.path ?? '/')
    for (const width of WIDTHS) {
      await page.setViewportSize(VIEWPORTS[width])
      await page.goto(path, { waitUntil: 'networkidle' })
      await play(scene.act ?? [], stage)
      const folds = FOLDS.filter((fold) => fold.scene === scene.name && fold.width === width)
      for (const { name } of forTheProject ? folds : [])
        await sharp(await page.screenshot())
          .webp({ quality: 82 })
          .toFile(join(PICTURES, `${name}.webp`))
      // A dialog covers the visible part of the page, so only that part is taken.
      const fullPage = !(await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible())
      if (fullPage) await showEverything(page)
      await page.screenshot({ path: join(PAGES, `${scene.name}-${width}.png`), fullPage })
    }
  } finally {
    await context.close()
    await server.stop()
  }
}

/**
 * Images load when they come near, some only when they are laid out, and a full-page picture starts at the top. What sticks to the bottom of the
 * screen would cover the middle of the picture: it is moved to the end.
 */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise<void>((next) => {
        requestAnimationFrame(() => next())
      })
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom, top } = getComputedStyle(element)
      const isAtTheFoot = /fixed|sticky/.test(position) && bottom === '0px' && top !== '0px'
      // The empty region for toasts would push the page's end up.
      if (isAtTheFoot && element.innerText.trim() !== '')
        Object.assign(element.style, { position: 'static', gridColumn: '1 / -1' })
    }
  })
  await page.waitForLoadState('networkidle')
}

/** Lays out all scenes, on a phone and on a desktop, on one page with their names, and takes a picture of it. */
async function drawSheet(): Promise<void> {
  const figures = await Promise.all(
    scenes.map(async ({ name }) => {
      const [phone, desktop] = await Promise.all([
        thumbnail(join(PAGES, `${name}-375.png`), 150),
        thumbnail(join(PAGES, `${name}-1440.png`), 330),
      ])
      return `<figure><figcaption>${name}</figcaption><img src="${phone}"><img src="${desktop}"></figure>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } })
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; display: flex; flex-wrap: wrap; gap: 24px 20px; align-items: flex-start; background: #e9e2d6; }
    figure { margin: 0; display: grid; grid-template-columns: auto auto; gap: 8px; align-items: start; }
    figcaption { grid-column: 1 / -1; font: 600 14px system-ui; color: #0b2b3a; }
    img { display: block; border-radius: 6px; box-shadow: 0 1px 4px #0003; }
  </style>${figures.join('')}`)
  await sharp(await page.screenshot({ fullPage: true }))
    .webp({ quality: 78 })
    .toFile(join(PICTURES, 'all-screens.webp'))
  await page.close()
}

async function thumbnail(file: string, width: number): Promise<string> {
  const whole = sharp(readFileSync(file))
  const { width: fullWidth, height } = await whole.metadata()
  const top = await whole
    .extract({
      left: 0,
      top: 0,
      width: fullWidth,
      height: Math.min(height, Math.round((TALLEST * fullWidth) / width)),
    })
    .toBuffer()
  const small = await sharp(top).resize({ width }).webp({ quality: 80 }).toBuffer()
  return `data:image/webp;base64,${small.toString('base64')}`
}
