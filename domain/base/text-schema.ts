import * as z from 'zod/mini'

/** What is wrong with one field of a form, as people read it. */
export interface FieldError {
  field: string
  message: string
}

/** Matches control characters (the database cannot store NUL) and line breaks. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_LINE_BREAKS = /[^\P{Cc}\n\r\t]/u

function isOneLine(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text)
}

/**
 * Returns a phone number, an email address or an IBAN without the invisible characters that come with text pasted from
 * address books and chats: marks of direction, zero-width spaces, soft hyphens.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '')
}

/** Trims spaces and invisible characters. Within a text some of these join letters and emoji, so they stay there. */
const trimmed = z.overwrite<string>((text) =>
  text.replaceAll(/^[\s\p{Cf}]+|(?<![\s\p{Cf}])[\s\p{Cf}]+$/gu, ''),
)

/**
 * Matches zero-width spaces and soft hyphens, and characters that change the direction of the text after them (UAX #9),
 * by which a name could change how the line around it reads.
 */
const UNWANTED_IN_LINE = /[\u{AD}\u{200B}\u{2060}\u{FEFF}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu
const cleaned = z.overwrite<string>((text) => text.replaceAll(UNWANTED_IN_LINE, ''))

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LINE_BREAKS.test(text)
}

/** Returns the schema of a required single line, also for ids. Line breaks are refused because they could forge mail headers. */
export function requiredLine(required: string, longest = 100) {
  return z
    .string(required)
    .check(
      cleaned,
      trimmed,
      z.minLength(1, required),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isOneLine, 'Use one line of plain text'),
    )
}

/** Returns the schema of an optional single line. */
export function optionalLine(longest = 100) {
  return z
    .string()
    .check(
      cleaned,
      trimmed,
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isOneLine, 'Use one line of plain text'),
    )
}

/** Returns the schema of an optional text of several lines; `mistyped` is the message for a value that is no text. */
export function optionalText(longest: number, mistyped?: string) {
  return z
    .string(mistyped)
    .check(
      trimmed,
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isPlainText, 'Use plain text'),
    )
}

/** Returns the schema of a required text of several lines. */
export function requiredText(required: string, longest: number) {
  return optionalText(longest, required).check(z.minLength(1, required))
}

/** What a form says beside an address that is none. */
export const INVALID_EMAIL = 'Please enter a valid email'
export const MAX_EMAIL_LENGTH = 254

/** A name of RFC 5322's characters, and a domain in ASCII whose last part is a word or an encoded one ("xn--…"). */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

/** An email address in lower case, with its domain as mail servers write it: "x@xn--mnchen-3ya.example". */
export const emailSchema = z.string(INVALID_EMAIL).check(
  z.overwrite((text) => withAsciiDomain(withoutInvisible(text).trim().toLowerCase())),
  z.maxLength(MAX_EMAIL_LENGTH, INVALID_EMAIL),
  z.regex(EMAIL, INVALID_EMAIL),
)

function withAsciiDomain(address: string): string {
  const [name = '', domain = '', ...rest] = address.split('@')
  if (rest.length > 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address
}
