// Every mail that there is, in every variant of its sample: a template that was added without one fails here.
import { beforeAll, describe, expect, test } from 'vitest'
import { content, organiser } from '#content/content.server.ts'
import { organiserLine } from '#domain/site/organiser.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAIL_TEMPLATES, MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
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

/** Words of a mail but for who signs it: a receipt, an order and what is read before travelling may be longer than the others. */
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

  test('has a subject of one line, a name at its head, and nothing that was left out', () => {
    const { subject, html, text } = sample()
    expect(subject).toMatch(/^\S.{8,48}\S$/)
    expect(html).toContain(content.business.brand.siteTitle)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/undefined|null|NaN|\[object|€-|€€|[a-z]\.[A-Z]/)
  })

  test('has a short subject and few words, with long names too', async () => {
    // The operator writes the one, and reads the other with the whole name of whoever wrote.
    if (template === 'personal-message' || template === 'contact-received') return
    // The same fields with other words in them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const data = withLongNames('', MAILS[template].samples()[about]) as MailData[typeof template]
    const { subject, text } = await writeMail(template, senderOf({ env: { baseUrl: SITE } }), data)
    expect(subject.length, subject).toBeLessThanOrEqual(50)
    const [body = ''] = text.split(SIGNATURES)
    expect(body.trim().split(/\s+/).length, body).toBeLessThanOrEqual(MOST_WORDS[template] ?? 150)
  })

  test('is laid out for a phone, and is warm only where the trip goes on', () => {
    const { html, text } = sample()
    expect(html).toContain('name="viewport"')
    const isBadNews =
      /cancel|expired|refund|reminder|corrected|rejected|erased|password|complaint|payer/.test(template)
    expect(isBadNews && text.includes('See you on the beach')).toBe(false)
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

const SIGNATURES = /See you on the beach,|Kind regards,/
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
