import * as z from 'zod/mini'

/**
 * Matches control characters (the database cannot store NUL), line breaks and characters that change the direction of
 * the text after them (UAX #9), so that a name cannot change how the line around it reads.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u
const CONTROL_BUT_LINE_BREAKS = /[^\P{Cc}\n\r\t]/u

function isOneLine(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text)
}

/** True if a text has no visible character, only joiners and spaces, zero-width ones included. */
function isInvisible(text: string): boolean {
  return text.length > 0 && !/[^\p{Cf}\p{Z}]/u.test(text)
}

/** Returns the checks of a required text after trimming. */
function filledIn(required: string) {
  return [z.minLength(1, required), z.refine<string>((text) => !isInvisible(text), required)] as const
}

function isPlainText(text: string): boolean {
  return text.isWellFormed() && !CONTROL_BUT_LINE_BREAKS.test(text)
}

/** Returns the schema of a required single line, also for ids. Line breaks are refused because they could forge mail headers. */
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

/** Returns the schema of an optional single line. */
export function optionalLine(longest = 100) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isOneLine, 'Use one line of plain text'),
    )
}

/** Returns the schema of an optional text of several lines; `mistyped` is the message for a value that is no text. */
export function optionalText(longest: number, mistyped?: string) {
  return z
    .string(mistyped)
    .check(
      z.trim(),
      z.maxLength(longest, `Use at most ${longest} characters`),
      z.refine(isPlainText, 'Use plain text'),
    )
}

/** Returns the schema of a required text of several lines. */
export function requiredText(required: string, longest: number) {
  return optionalText(longest, required).check(...filledIn(required))
}

const INVALID_EMAIL = 'Please enter a valid email'
export const MAX_EMAIL_LENGTH = 254

/** An email address, trimmed and in lower case. */
export const emailSchema = z
  .string(INVALID_EMAIL)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(MAX_EMAIL_LENGTH, INVALID_EMAIL),
    z.regex(z.regexes.email, INVALID_EMAIL),
  )
