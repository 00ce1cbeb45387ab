import * as z from 'zod/mini'
import type { MailAbout } from '#domain/mail/stored-mail.ts'
import { ADDRESS_PAGE } from '#server/store/address-link.ts'

const factsSchema = z.record(z.string(), z.unknown())
const OPENING_LINKS = new Set(['link', 'resetUrl', 'confirmUrl'])
const ADDRESS_LINKS = new RegExp(String.raw`${ADDRESS_PAGE}\?token=[\w.%-]+`, 'g')
const TOKENS =
  /(?<=\/(?:refund|hand-over|claim|season|traveller|after|waiting-list)\/|\?token=)[\w.%-]{20,}(?:\?confirm=[\w-]+)?/g

/** Returns what a mail is about without the tokens in its links. */
export function withClosedLinks(about: MailAbout): MailAbout {
  const without = (key: string, value: unknown) =>
    OPENING_LINKS.has(key) && typeof value === 'string' ? withoutTokens(value) : value
  return { ...about, facts: factsSchema.parse(JSON.parse(JSON.stringify(about.facts, without))) }
}

/** Returns a text without the tokens in its links, so that it opens nothing. The page that confirms an address sends a new link without one. */
export function withoutTokens(text: string): string {
  return text.replaceAll(ADDRESS_LINKS, ADDRESS_PAGE).replaceAll(TOKENS, '…')
}
