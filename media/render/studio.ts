// A headless browser that draws the world: the scenes are bundled, run in an empty page, and give PNG frames.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { SceneName } from '#media/scenes/scenes.ts'
import { launchBrowser } from './browser.ts'

interface Studio {
  /** Names the code that draws: frames with another fingerprint belong to another film. */
  fingerprint: string
  open(scene: SceneName, width: number, height: number): Promise<void>
  /** The frame at a second of the loop, as a PNG. */
  frame(time: number): Promise<Buffer>
  close(): Promise<void>
}

export async function openStudio(): Promise<Studio> {
  const code = await bundle()
  const browser = await launchBrowser()
  const page = await browser.newPage()
  page.setDefaultTimeout(0)
  page.on('pageerror', (error) => console.error(error))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      console.error(message.text().slice(0, 3000))
  })
  return {
    fingerprint: createHash('sha256').update(code).digest('hex').slice(0, 12),
    async open(scene, width, height) {
      // A fresh page for each scene gives the graphics memory back.
      await page.goto('about:blank')
      await page.addScriptTag({ content: code })
      await page.evaluate((args) => openScene(...args), [scene, width, height] as const)
    },
    async frame(time) {
      return Buffer.from(await page.evaluate((seconds) => drawFrame(seconds), time), 'base64')
    },
    close: () => browser.close(),
  }
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, '../scenes/stage.ts'), formats: ['iife'], name: 'stage' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    if (!('output' in output)) continue
    for (const chunk of output.output) if (chunk.type === 'chunk') return chunk.code
  }
  throw new Error('The scenes were not bundled')
}
