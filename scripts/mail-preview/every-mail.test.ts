// Checks each mail in each variant of its sample, so a new template without a sample fails.

import { beforeAll, describe, expect, test } from 'vitest'
import { organiserLine } from '#domain/site/organiser.ts'
import { SITE as ADDRESS } from '#emails/samples.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAIL_TEMPLATES, MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { SITE } from '#test/site.ts'
import { renderSamples, type Sample } from './render-samples.ts'

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

/** Highest number of words before the signature, for mails that may be longer than 150 words. */
const MOST_WORDS: Partial<Record<MailTemplate, number>> = {
  'order-placed': 250,
  'change-ordered': 250,
  'payment-received': 250,
  'transfer-received': 250,
  'pre-travel': 300,
  'before-departure': 300,
}
const LONG: Record<string, string> = {
  guestName: 'Maximiliane-Antoinette',
  firstName: 'Maximiliane-Antoinette',
  lastName: 'van der Wijngaarden-Jallow',
  name: 'Maximiliane-Antoinette van der Wijngaarden-Jallow',
  from: 'Maximiliane-Antoinette van der Wijngaarden-Jallow',
  to: 'Maximiliane-Antoinette van der Wijngaarden-Jallow',
  outgoing: 'Maximiliane-Antoinette van der Wijngaarden-Jallow',
  retreatDate: 'Dec 30, 2026–Jan 6, 2027',
}

function withLongNames(key: string, value: unknown): unknown {
  if (typeof value === 'string') return LONG[key] ?? value
  if (Array.isArray(value)) return value.map((part) => withLongNames(key, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withLongNames(name, part)]))
}

describe.each(variants)('%s: %s', (template, about) => {
  function sample(): Sample {
    const rendered = samples.find((each) => each.template === template && each.about === about)
    if (!rendered) throw new Error('no such sample')
    return rendered
  }

  test('has a one-line subject, the brand in its head and no missing values', () => {
    const { subject, html, text } = sample()
    expect(subject).toMatch(/^\S.{8,48}\S$/)
    expect(html).toContain(SITE.business.brand.siteTitle)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|€-|€€|€0 is left|[a-z]\.[A-Z]/)
  })

  test('has a short subject and few words, even with long names', async () => {
    // The operator writes the first, and reads the second with the sender's full name.
    if (template === 'personal-message' || template === 'contact-received') return
    // The same fields with other words in them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const data = withLongNames('', MAILS[template].samples()[about]) as MailData[typeof template]
    const { subject, text } = await writeMail(
      template,
      senderOf({ env: { baseUrl: ADDRESS }, site: () => SITE }),
      data,
    )
    expect(subject.length, subject).toBeLessThanOrEqual(50)
    const [body = ''] = text.split(SIGNATURES)
    expect(body.trim().split(/\s+/).length, body).toBeLessThanOrEqual(MOST_WORDS[template] ?? 150)
  })

  test('is laid out for phones, and has no cheerful sign-off when the news is bad', () => {
    const { html, text } = sample()
    expect(html).toContain('name="viewport"')
    const isBadNews =
      /cancel|expired|refund|reminder|corrected|rejected|erased|password|complaint|payer/.test(template)
    expect(isBadNews && text.includes('See you on the beach')).toBe(false)
  })

  test('has the same amounts, days and links in HTML and in plain text', () => {
    const { html, text } = sample()
    const words = visibleWords(html)
    expect(found(AMOUNTS, text)).toEqual(found(AMOUNTS, words))
    expect(found(DAYS, text)).toEqual(found(DAYS, words))
    expect(found(/https?:[^\s)>"]+/g, text)).toEqual(linksOf(html))
  })

  test('links only to the site and the chat, and loads nothing', () => {
    const { html } = sample()
    const allowed = [`${ADDRESS}/`, SITE.business.chat.url]
    for (const link of linksOf(html)) {
      expect(
        allowed.some((start) => link.startsWith(start)),
        link,
      ).toBe(true)
    }
    expect(html).not.toMatch(/<img|<script|src=|@import|url\(/)
  })

  test('names the files that are attached', () => {
    const { attached, text } = sample()
    for (const file of attached) expect(oneLine(text)).toContain(file)
  })

  test('ends with the organiser line, exactly once', () => {
    const { html, text } = sample()
    const line = organiserLine(SITE.organiser)
    expect(oneLine(text).split(line)).toHaveLength(2)
    expect(oneLine(text).endsWith(line)).toBe(true)
    expect(html.split(SITE.packageTravel.organiser.companyNumber)).toHaveLength(2)
  })

  test('shows the chat and the reason for the mail to guests only', () => {
    const { text } = sample()
    const isForOperator =
      template.startsWith('operator-') ||
      ['contact-received', 'admin-reset', 'technician-list'].includes(template)
    expect(text.includes(SITE.business.chat.url)).toBe(!isForOperator)
    expect(text.includes('You’re receiving this email because')).toBe(!isForOperator)
  })
})

const SIGNATURES = /See you on the beach,|Kind regards,/
const AMOUNTS = /€\d{1,3}(?:,\d{3})*(?:\.\d\d)?/g
const DAYS = /\d{1,2} (?:September|October|November)(?: \d{4})?(?:, \d\d:\d\d)?/g

function found(pattern: RegExp, text: string): string[] {
  return [...new Set(oneLine(text).match(pattern))].toSorted()
}

/** Returns the visible text of the HTML, without the preheader. */
function visibleWords(html: string): string {
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div>\s*<\/div>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
}

/** Returns the links of the HTML, without the link of the brand, which plain text omits. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return [...new Set(links)].filter((link) => link !== ADDRESS).toSorted()
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
