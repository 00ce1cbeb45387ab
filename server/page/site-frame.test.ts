// The operator's editor shows pages of the draft in a frame: every text that is hers is marked, and nothing in them runs.

import { expect, test } from 'vitest'
import { loadSite } from '#content/site-content.ts'
import type { PublishedSite } from '#domain/contract/site-calls.ts'
import { guideFor } from '#domain/guide/guide.ts'
import { createApp } from '#server/app.ts'
import type { PageHandler } from '#server/http/web.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { newVisitor } from '#test/visitor.ts'
import { pageWithFields, textMarks } from './marked-texts.ts'

/** A page with one text of each kind, in the places where marks must not stay. */
const renderPage: PageHandler = async (_request, { site }) => {
  const { hero } = site.landing
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return new Response(
    `<!doctype html><title>${escaped(hero.headline)}</title><script>run("${hero.headline}")</script>
    <h1 aria-label="${hero.headline}">${escaped(hero.headline)}</h1>
    <p>${escaped(hero.refundPromise)}</p><ul>${hero.facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>
    <img alt="${hero.mediaAlt}"><b>${hero.bookButton}</b>`,
    { headers: { 'content-type': 'text/html' } },
  )
}

async function editor() {
  const testApp = await createTestApp()
  const app = createApp(testApp.deps, { renderPage, islandScripts: [], files: null, development: false })
  const { cookies } = await operator(testApp)
  return { app, admin: newVisitor(app, testApp.deps.env.baseUrl, cookies), testApp }
}

test('a page of the draft has its texts marked, and no scripts', async () => {
  const { admin } = await editor()
  await admin.put('/api/admin/site/draft', {
    path: 'landing.hero.headline',
    value: '<script>alert(1)</script>',
  })
  const { status, body, headers } = await admin.get<string>('/admin/website/frame/landing')
  expect(status).toBe(200)
  expect(body).toContain('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>')
  expect(body).toContain(
    '<span data-field="landing.hero.headline" data-text="0">&lt;script&gt;alert(1)&lt;/script&gt;</span></h1>',
  )
  expect(body.match(/data-field="landing.hero.facts"/g)?.length).toBeGreaterThan(2)
  expect(body).toContain('<img data-picture="landing.hero.picture" alt=')
  expect(body).not.toMatch(/<script|[\uE000-\uF8FF]|data-field="[^"]*bookButton/)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'none'.*frame-ancestors 'self'/)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the guide of one date has the chapter that was written for it, and the others as for all', async () => {
  const { admin, testApp } = await editor()
  const path = 'guide.2026-01-09.arrival'
  await admin.put('/api/admin/site/draft', { path, value: '# By boat\n\nWe meet at the pier.' })
  const look = await admin.post<PublishedSite>('/api/admin/site/publish', { dryRun: true })
  expect(look.body.changes).toEqual(['Guide, “arrival, Fri 9 Jan 2026”'])
  expect(look.body.rows[0]?.before).toMatch(/^# /)
  await admin.post('/api/admin/site/publish', {})
  const titles = (day: string) => guideFor(testApp.deps.site().guide, day).chapters.map(({ title }) => title)
  expect(titles('2026-01-09')).toContain('By boat')
  expect(titles('2026-01-23')).not.toContain('By boat')
  await admin.put('/api/admin/site/draft', { path, value: null })
  expect((await admin.post('/api/admin/site/publish', {})).status).toBe(200)
  expect(titles('2026-01-09')).toEqual(titles('2026-01-23'))
})

test('only the operator reads it, and there are no other pages', async () => {
  const { app, admin, testApp } = await editor()
  const stranger = newVisitor(app, testApp.deps.env.baseUrl)
  const refused = await stranger.get('/admin/website/frame/landing')
  expect(refused.status).toBe(401)
  expect(refused.headers.get('x-frame-options')).toBe('DENY')
  expect((await admin.get('/admin/website/frame/constructor')).status).toBe(404)
  const page = await admin.get<string>('/terms-of-service')
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  expect(page.body).not.toMatch(/data-field|[\uE000-\uF8FF]/)
})

test('the words of a person whom the operator added are marked', () => {
  const { mark, fields } = textMarks()
  const person = 'team.people.own-abcd1234'
  const en = {
    [`${person}.name`]: { value: 'Fatou Ceesay' },
    [`${person}.role`]: { value: 'Cook' },
    [`${person}.certificate`]: { value: 'none needed' },
  }
  loadSite({ document: { en }, mark })
  expect(fields.filter((path) => path.startsWith(person))).toEqual([`${person}.name`, `${person}.role`])
})

test('the emails show both sign-offs', async () => {
  const { admin } = await editor()
  const { body } = await admin.get<string>('/admin/website/frame/email')
  for (const field of ['mail.signature', 'mail.plainSignature', 'mail.support'])
    expect(body).toContain(`data-field="${field}"`)
})

test.each([
  { path: 'landing.hero.facts.0', field: 'landing.hero.facts' },
  { path: 'faq.groups.most.items.pay.answer.0', field: 'faq.groups.most.items.pay.answer' },
  { path: 'faq.groups.most.items.pay.answer.1.link.label', field: null },
  { path: 'faq.groups.most.items.pay.answer.1.link.to', field: null },
  { path: 'faq.order.0', field: null },
  { path: 'place.year.wind.knots', field: null },
  { path: 'terms-of-service.sections.1.blocks.0.list.2', field: 'terms-of-service.sections.1.blocks.0.list' },
  { path: 'business.bank.iban', field: null },
])('what stands at $path is marked as $field', ({ path, field }) => {
  const { mark, fields } = textMarks()
  const html = pageWithFields(`<p>${mark(path, 'one\ntwo')}</p>`, fields)
  const span = (text: string, number: number) =>
    `<span data-field="${field}" data-text="${number}">${text}</span>`
  expect(html).toBe(field === null ? '<p>one\ntwo</p>' : `<p>${span('one', 0)}\n${span('two', 1)}</p>`)
})

test('a text that the page divides keeps its number, and characters of the marks in a text are dropped', () => {
  const { mark, fields } = textMarks()
  const marked = mark('landing.hero.headline', 'Call \uE001\uE000+220 1, now')
  const html = pageWithFields(`<h1>${marked.replace('+220 1', '<b>+220 1</b>')}</h1>`, fields)
  const span = '<span data-field="landing.hero.headline" data-text="0">'
  expect(html).toBe(`<h1>${span}Call </span><b>${span}+220 1</span></b>${span}, now</span></h1>`)
})
