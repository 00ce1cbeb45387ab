import * as z from 'zod/mini'

/**
 * Control characters, NUL among them, which the database cannot store, every kind of line break, and what turns the direction of all
 * that stands behind it (UAX #9): a name must not change how the line around it reads.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u
const CONTROL_BUT_LINE_BREAKS = /[^\P{Cc}\n\r\t]/u

function isOneLine(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text)
}

/** Whether nothing of a text can be seen: joiners and spaces of no width alone fill nothing in. */
function isInvisible(text: string): boolean {
  return text.length > 0 && !/[^\p{Cf}\p{Z}]/u.test(text)
}

/** The checks of a text that must be filled in, after it was trimmed. */
function filledIn(required: string) {
  return [z.minLength(1, required), z.refine<string>((text) => !isInvisible(text), required)] as const
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LINE_BREAKS.test(text)
}

/** A single line that must be filled in, an id too. Line breaks are refused: they would forge mail headers. */
export function requiredLine(required: string, longest = 100) {
  return z
    .string(required)
    .check(
      z.trim(),
      ...filledIn(required),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isOneLine, 'Use one line of plain text'),
    )
}

/** A single line that may stay empty. */
export function optionalLine(longest = 100) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isOneLine, 'Use one line of plain text'),
    )
}

/** Free text of several lines that may stay empty. */
export function optionalText(longest: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isPlainText, 'Use plain text'),
    )
}

/** The same that must not stay empty. */
export function requiredText(required: string, longest: number) {
  return optionalText(longest).check(...filledIn(required))
}

const INVALID_EMAIL = 'Please enter a valid email'
export const MAX_EMAIL_LENGTH = 254

/** An e-mail address, trimmed and in lower case. */
export const emailSchema = z
  .string(INVALID_EMAIL)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH, INVALID_EMAIL),
    z.regex(z.regexes.email, INVALID_EMAIL),
  )
