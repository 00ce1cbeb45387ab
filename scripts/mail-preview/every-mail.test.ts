// Every mail that there is, in every variant of its sample: a template that was added without one fails here.
import { beforeAll, describe, expect, test } from 'vitest'
import { content, organiser } from '#content/content.server.ts'
import { organiserLine } from '#domain/site/organiser.ts'
import { MAIL_TEMPLATES, MAILS } from '#server/mail/templates.ts'
import { renderSamples, type Sample } from './render-samples.ts'
import { SITE } from '#emails/samples.ts'

const variants = MAIL_TEMPLATES.flatMap((template) =>
  Object.keys(MAILS[template].samples()).map((about) => [template, about] as const),
)
let samples: Sample[] = []

beforeAll(async () => {
  samples = await renderSamples()
})

test('every template has a sample', () => {
  expect(MAIL_TEMPLATES.filter((template) => Object.keys(MAILS[template].samples()).length === 0)).toEqual([])
  expect(samples).toHaveLength(variants.length)
})

describe.each(variants)('%s: %s', (template, about) => {
  function sample(): Sample {
    const rendered = samples.find((each) => each.template === template && each.about === about)
    if (!rendered) throw new Error('no such sample')
    return rendered
  }

  test('has a subject of one line, a name at its head, and nothing that was left out', () => {
    const { subject, html, text } = sample()
    expect(subject).toMatch(/^\S.{8,108}\S$/)
    expect(html).toContain(content.business.brand.siteTitle)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|€-|€€|[a-z]\.[A-Z]/)
  })

  test('says the same amounts, days and links as HTML and as plain text', () => {
    const { html, text } = sample()
    const words = visibleWords(html)
    expect(found(AMOUNTS, text)).toEqual(found(AMOUNTS, words))
    expect(found(DAYS, text)).toEqual(found(DAYS, words))
    expect(found(/https?:[^\s)>"]+/g, text)).toEqual(linksOf(html))
  })

  test('leads to the site and the chat, and nowhere else', () => {
    const { html } = sample()
    const allowed = [`${SITE}/`, content.business.chat.url]
    for (const link of linksOf(html)) {
      expect(
        allowed.some((start) => link.startsWith(start)),
        link,
      ).toBe(true)
    }
    expect(html).not.toMatch(/<img|<script|src=|@import|url\(/)
  })

  test('names the files that it carries', () => {
    const { attached, text } = sample()
    for (const file of attached) expect(oneLine(text)).toContain(file)
  })

  test('ends with the business that stands behind it, once', () => {
    const { html, text } = sample()
    const line = organiserLine(organiser)
    expect(oneLine(text).split(line)).toHaveLength(2)
    expect(oneLine(text).endsWith(line)).toBe(true)
    expect(html.split(content.packageTravel.organiser.companyNumber)).toHaveLength(2)
  })

  test('signs to guests, and says why they get it', () => {
    const { text } = sample()
    const isForOperator = template.startsWith('operator-') || template === 'contact-received'
    expect(text.includes(content.business.chat.url)).toBe(!isForOperator)
    expect(text.includes('You’re receiving this email because')).toBe(!isForOperator)
  })
})

const AMOUNTS = /€\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g
const DAYS = /\d{1,2} (?:September|October|November)(?: \d{4})?(?:, \d\d:\d\d)?/g

function found(pattern: RegExp, text: string): string[] {
  return [...new Set(oneLine(text).match(pattern))].toSorted()
}

/** What a reader of the HTML sees, without the line that mail programs show beside the subject. */
function visibleWords(html: string): string {
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div>\s*<\/div>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
}

/** The links of the HTML but the name at its head, which plain text has no need of. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return [...new Set(links)].filter((link) => link !== SITE).toSorted()
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
