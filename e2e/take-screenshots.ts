// Takes the README's pictures from the real thing: npm run screenshots
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { kiterForm } from '#test/booking-forms.ts'
import { ADMIN_PASSWORD, startServer } from './server.ts'

const FOLDER = 'docs/images'
const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1440, height: 900 }

// Prints where the browser is, and says what to do where there is none.
const executablePath = execFileSync(process.execPath, ['scripts/find-browser.ts'], {
  encoding: 'utf8',
}).trim()
mkdirSync(FOLDER, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-screenshots-'))
const server = await startServer(dataDir)
const browser = await chromium.launch({ executablePath, args: ['--disable-quic'] })
try {
  const context = await browser.newContext({
    baseURL: server.url,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()

  await take(page, '/', 'landing', DESKTOP)
  await take(page, '/', 'landing-phone', PHONE)
  await take(page, '/booking', 'booking-phone', PHONE)

  const account = {
    email: 'awa@example.com',
    password: 'harmattan wind',
    firstName: 'Awa',
    lastName: 'Jallow',
  }
  await context.request.post('/api/auth/register', { data: account })
  await context.request.post('/api/submit-booking', { data: kiterForm({ selectedRoom: 'private' }) })
  await take(page, '/payment', 'payment-phone', PHONE)
  await take(page, '/dashboard', 'dashboard', DESKTOP)
  await take(page, '/dashboard', 'dashboard-phone', PHONE)

  await context.request.post('/api/admin/login', { data: { password: ADMIN_PASSWORD } })
  await take(page, '/admin', 'admin', DESKTOP)
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** One picture of a screen as it first meets the eye, small enough for a README. */
async function take(page: Page, path: string, name: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport)
  await page.goto(path, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(join(FOLDER, `${name}.webp`))
  console.log(`${FOLDER}/${name}.webp`)
}
