import { expect, test } from 'vitest'
// Row 30 of docs/acceptance.md: markup in texts that people have written, in each mail and variant.
import { SITE as ADDRESS } from '#emails/samples.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAIL_TEMPLATES, MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { SITE } from '#test/site.ts'

const MARKUP = '"><img src=x onerror=alert(1)><script>alert(1)</script>'

/** Fields that guests and strangers write. */
const WRITTEN = new Set([
  'guestName',
  'name',
  'firstName',
  'lastName',
  'phone',
  'retreat',
  'experience',
  'message',
  'from',
  'to',
  'outgoing',
])

function withMarkup(key: string, value: unknown): unknown {
  if (typeof value === 'string') return WRITTEN.has(key) ? MARKUP : value
  if (Array.isArray(value)) return value.map((part) => withMarkup(key, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withMarkup(name, part)]))
}

const variants = MAIL_TEMPLATES.flatMap((template) =>
  Object.entries<MailData[MailTemplate]>(MAILS[template].samples()).map(
    ([about, data]) => [template, about, data] as const,
  ),
)

test.each(variants)('row 30: markup in the mail %s, %s, is shown as text', async (template, _about, data) => {
  const sender = senderOf({ env: { baseUrl: ADDRESS }, site: () => SITE })
  // The same fields with other words in them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const marked = withMarkup('', data) as MailData[MailTemplate]
  const { html, text, subject } = await writeMail(template, sender, marked)
  expect(html).not.toMatch(/<img|<script|<[^>]*\sonerror/i)
  expect(subject).toMatch(/^[^\n\r]+$/)
  const told = JSON.stringify(marked).includes('onerror')
  expect(told && !/onerror/.test(html + text), 'the words got lost').toBe(false)
})
