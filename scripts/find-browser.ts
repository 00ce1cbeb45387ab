// Finds a Chromium for the browser tests. Run as a script, it also installs one if it may, and prints its path.

import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt-install.ts'

const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The Debian package of the same name. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

interface Machine {
  platform: NodeJS.Platform
  env: Record<string, string | undefined>
  /** Where Playwright stores the browser that it has downloaded. */
  playwrightsOwn: string
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  playwrightsOwn: chromium.executablePath(),
}

/** Returns the first Chromium from CHROME_PATH, the PATH, the usual folders or Playwright, or null. Throws if CHROME_PATH is wrong. */
export function findBrowser({ platform, env, playwrightsOwn }: Machine = thisMachine): string | null {
  if (env.CHROME_PATH) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names no program: ${env.CHROME_PATH}`)
  }
  const candidates = [
    ...NAMES_ON_PATH.flatMap((name) => onPath(name, env)),
    ...(USUAL_PLACES[platform] ?? []),
    playwrightsOwn,
  ]
  return candidates.find(isProgram) ?? null
}

/**
 * Returns the browser for journeys and benchmarks: Chromium's headless shell if it is installed, which renders the same pages with a fifth less work.
 * Otherwise, or with CHROME_PATH, the result of `findBrowser`.
 */
export function findTestBrowser(machine: Machine = thisMachine): string | null {
  const shell = machine.env.CHROME_PATH ? undefined : onPath(HEADLESS_SHELL, machine.env).find(isProgram)
  return shell ?? findBrowser(machine)
}

/** The path of a browser, which is installed where it may be; stops the program, with what to do, where there is none. */
export function needBrowser(): string {
  return execFileSync(process.execPath, [import.meta.filename], { encoding: 'utf8' }).trim()
}

function onPath(name: string, env: Machine['env']): string[] {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, name))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}

if (import.meta.main) {
  const browser = findTestBrowser() ?? (aptInstall('chromium') ? findBrowser() : null)
  if (browser === null) {
    console.error(
      'The browser tests need Chromium, and none was found.\n' +
        'Install Chromium or Google Chrome, or run "npx playwright install chromium",\n' +
        'or set CHROME_PATH to the program, and try again.',
    )
    process.exitCode = 1
  } else {
    console.log(browser)
  }
}
