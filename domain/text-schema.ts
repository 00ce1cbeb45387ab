import * as z from 'zod/mini'

/** Control characters, NUL among them, which the database cannot store, and every kind of line break. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}]/u
const CONTROL_BUT_LINE_BREAKS = /[^\P{Cc}\n\r\t]/u

function isOneLine(text: string): boolean {
  return text.isWellFormed() && !CONTROL_CHARACTERS.test(text)
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
      z.minLength(1, required),
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
  return optionalText(longest).check(z.minLength(1, required))
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
