import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import type { Scene } from './scene.ts'

/** The height of a long page's top part on the sheet, in pixels. */
const TALLEST = 400
/** Five pairs per row: a WebP picture is at most 16,383 pixels high. */
const WIDTH = 2_640

/** Lays out all scenes, on a phone and on a desktop, on one page with their names, and takes a picture of it. */
export async function drawSheet(
  browser: Browser,
  folder: string,
  scenes: Scene[],
  file: string,
): Promise<void> {
  const figures = await Promise.all(
    scenes.map(async ({ name }) => {
      const [phone, desktop] = await Promise.all([
        thumbnail(join(folder, `${name}-375.png`), 150),
        thumbnail(join(folder, `${name}-1440.png`), 330),
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
    .toFile(file)
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
