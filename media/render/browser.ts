import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#scripts/find-browser.ts'

// Software rendering: the same picture on every machine, with or without a graphics card.
const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  if (executablePath === null) {
    throw new Error(
      'Pictures are drawn in Chromium, and none was found: "node scripts/find-browser.ts" tells what to do.',
    )
  }
  return chromium.launch({ executablePath, args: ARGS })
}
