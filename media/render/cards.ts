// The cards that shared links show: logo and title over a still, 1200 by 630: npm run media:cards [-- <name> …]

import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadContent } from '#content/load-content.ts'
import type { SceneName } from '#media/scenes/scenes.ts'
import { launchBrowser } from './browser.ts'
import { masterFolder, MEDIA_FOLDER } from './masters.ts'

interface Card {
  name: string
  title: string
  line: string
  scene: SceneName
  /** Which part of the still is shown, as CSS says it. */
  focus: string
  /** Enlarges the still from near its left edge, so that its subject moves out from under the words. */
  zoom?: number
}

const ROOT = join(import.meta.dirname, '../..')
const WIDTH = 1200
const HEIGHT = 630
const MAX_BYTES = 200_000

const { business, landing, seo } = loadContent(join(ROOT, 'content')).content
const { siteTitle } = business.brand
const place = landing.hero.eyebrow

const CARDS: Card[] = [
  {
    name: 'social-home',
    title: landing.hero.headline,
    line: place,
    scene: 'hero',
    focus: '50% 45%',
    zoom: 1.45,
  },
  {
    name: 'social-booking',
    title: pageTitle(seo.public.booking.title),
    line: place,
    scene: 'jump',
    focus: '50% 30%',
  },
  {
    name: 'social-privacy',
    title: pageTitle(seo.public.privacyPolicy.title),
    line: place,
    scene: 'yoga',
    focus: '50% 55%',
  },
  {
    name: 'social-terms',
    title: pageTitle(seo.public.termsOfService.title),
    line: place,
    scene: 'camp',
    focus: '50% 60%',
  },
  {
    name: 'social-refund',
    title: pageTitle(seo.public.refundPolicy.title),
    line: place,
    scene: 'river',
    focus: '50% 60%',
  },
]

const wanted = process.argv.slice(2)

const fonts = fontsWithFiles(join(ROOT, 'web/ui/fonts.css'))
const sign = readFileSync(join(ROOT, 'web/public/logo.svg'), 'utf8')

const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
  for (const card of CARDS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const master = join(masterFolder('stills'), `${card.scene}.png`)
    if (!existsSync(master)) throw new Error(`Draw the still first: npm run media:stills -- ${card.scene}`)
    const still = await sharp(master).jpeg({ quality: 95 }).toBuffer()
    await page.setContent(html(card, still.toString('base64')))
    await page.evaluate(() => document.fonts.ready)
    await writeCard(card.name, await page.screenshot())
  }
} finally {
  await browser.close()
}

async function writeCard(name: string, screenshot: Buffer): Promise<void> {
  for (const quality of [86, 80, 74, 68, 62]) {
    const bytes = await sharp(screenshot).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length > MAX_BYTES) continue
    await writeFile(join(MEDIA_FOLDER, `${name}.jpg`), bytes)
    console.log(`${name}.jpg  ${(bytes.length / 1000).toFixed(0)} kB`)
    return
  }
  throw new Error(`${name}.jpg does not fit into ${MAX_BYTES} bytes`)
}

/** "Refund policy · Tradewind Retreats" is titled "Refund policy": the logo says the rest. */
function pageTitle(title: string): string {
  return title.replace(` · ${siteTitle}`, '')
}

/** The site's fonts with their files inside, because a page without an address cannot load any. */
function fontsWithFiles(css: string): string {
  const { resolve } = createRequire(css)
  return readFileSync(css, 'utf8').replaceAll(
    /url\('(.+?)'\)/g,
    (_url, file: string) => `url(data:font/woff2;base64,${readFileSync(resolve(file), 'base64')})`,
  )
}

function html(card: Card, still: string): string {
  return `<!doctype html><style>
    ${fonts}
    body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; position: relative; overflow: hidden; color: #fff0d8; background: #0b3a4a }
    img { position: absolute; top: 0; left: 0; transform: scale(${card.zoom ?? 1}); transform-origin: 8% 55%; width: 100%; height: 100%; object-fit: cover; object-position: ${card.focus} }
    .veil { position: absolute; inset: 0; background: linear-gradient(78deg, #072935f0 0%, #0b3a4ae0 30%, #0b3a4a00 68%) }
    .words { position: absolute; inset: 64px 70px; display: flex; flex-direction: column; justify-content: space-between }
    .mark { display: flex; align-items: center; gap: 18px; font: 700 44px 'Bricolage Grotesque' }
    .mark svg { width: 76px; height: 76px }
    .mark small { font: 600 28px 'Figtree Variable'; opacity: .85 }
    h1 { font: 700 84px/1.02 'Bricolage Grotesque'; margin: 0 0 22px; max-width: 640px; text-wrap: balance }
    p { font: 500 32px/1.3 'Figtree Variable'; margin: 0; max-width: 560px; text-wrap: balance }
  </style>
  <img src="data:image/jpeg;base64,${still}"><div class="veil"></div>
  <div class="words">
    <div class="mark">${sign.replace('stroke="#0b3a4a"', 'stroke="#fff0d8"')}<span>${escaped(business.brand.name)}</span></div>
    <div><h1>${escaped(card.title)}</h1><p>${escaped(card.line)}</p></div>
  </div>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
