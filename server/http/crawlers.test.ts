import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/create-test-app.ts'

const BASE_URL = 'https://tradewind.example'

async function ask(path: string) {
  const { app } = await createTestApp({ env: { baseUrl: BASE_URL } })
  const answer = await app.request(path)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

test('the sitemap lists the public pages with their public addresses', async () => {
  const { type, text } = await ask('/sitemap.xml')
  expect(type).toBe('application/xml; charset=utf-8')
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual(
    ['/', '/booking', '/privacy-policy', '/terms-of-service', '/refund-policy', '/accessibility'].map(
      (path) => BASE_URL + path,
    ),
  )
  const days = [...text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, day]) => day)
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test('robots.txt disallows private pages only, and names the sitemap', async () => {
  const { type, text } = await ask('/robots.txt')
  expect(type).toMatch(/^text\/plain/)
  expect(text).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path)
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start))
  const open = [
    '/',
    '/booking',
    '/auth',
    '/privacy-policy',
    '/terms-of-service',
    '/refund-policy',
    '/accessibility',
    '/assets/a.js',
  ]
  expect(open.filter(isClosed)).toEqual([])
  const shut = [
    '/admin',
    '/dashboard',
    '/edit-booking/1',
    '/guide/1',
    '/payment',
    '/payment-success',
    '/checkout',
    '/thank-you',
  ]
  expect(shut.filter((path) => !isClosed(path))).toEqual([])
})

test('every page has metadata or is marked noindex', () => {
  const screens = globSync('web/routes/*.tsx')
  expect(screens.length).toBeGreaterThan(10)
  const found: string[] = []
  for (const screen of screens) {
    const source = readFileSync(screen, 'utf8')
    if (/<PageMeta /.test(source)) found.push(screen.replace(/^web\/routes\/(.+)\.tsx$/, '$1'))
    expect(source, screen).toMatch(
      /<PageMeta |<PrivatePage |secretPage<|<meta name="robots" content="noindex" \/>/,
    )
  }
  expect(found.toSorted()).toEqual(['auth', 'booking', 'landing', 'legal'])
})
