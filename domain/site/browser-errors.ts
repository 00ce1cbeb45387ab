import * as z from 'zod/mini'

/** The error report that web/shell/report-errors.tsx sends from a browser. */
export const browserErrorReportSchema = z.object({
  /** The error's message with its kind: "TypeError: x is not a function". */
  message: z.string().check(z.minLength(1), z.maxLength(1_000)),
  stack: z._default(z.string().check(z.maxLength(4_000)), ''),
  /** The path of the page, of which `cleanPage` stores only the beginning. */
  page: z.string().check(z.maxLength(1_000)),
  /** The version of the build that the page came from. */
  version: z.string().check(z.maxLength(100)),
})
export type BrowserErrorReport = z.output<typeof browserErrorReportSchema>

/** An error in browsers as the operator reads it. */
export const browserErrorSchema = z.object({
  id: z.string(),
  message: z.string(),
  stack: z.string(),
  page: z.string(),
  version: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type BrowserError = z.output<typeof browserErrorSchema>

/** The maximum number of kinds of errors stored; a flood of made-up ones drops the oldest. */
export const BROWSER_ERRORS_KEPT = 200

const MAX_MESSAGE = 300
const MAX_FRAMES = 8

/** Patterns of personal data and links, with their replacements, applied in this order. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  // Data sent to or from an API: everything after the first brace or bracket that holds a text.
  [/[{[]\s*["{[].*$/s, '{…}'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<address>'],
  [/\?[^\s'")]*=[^\s'")]*/g, '?…'],
  // Quoted texts may be what a guest typed; names in our own code have no blank and no initial capital.
  [/"[^"]*"?|“[^”]*”?|`[^`]*`?/g, '"…"'],
  [/'(?![a-z_$][\w$.-]{0,40}')[^']*'/g, "'…'"],
  [/[\w.!#$%&*+/=?^{|}~-]+@[\w-]+(\.[\w-]+)*/g, '<mail>'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '<id>'],
  [/\b(?:KITE|[A-Z])(?:-[A-Z\d]+){2,}\b/g, '<reference>'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}\b/g, '<account>'],
  [/\+?\d[\d ()/.-]{5,}\d/g, '<number>'],
  [/(?=[\w-]*\d)[\w-]{16,}/g, '<token>'],
  [/(\/[\w.~%-]+){2,}/g, '<path>'],
]

/** Returns an error's message in one line, without personal data. */
export function cleanMessage(message: string): string {
  const cleaned = PLACEHOLDERS.reduce(
    (text, [pattern, place]) => text.replaceAll(asGlobal(pattern), place),
    message,
  )
  const line = cleaned.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE - 1)}…` : line
}

function asGlobal(pattern: RegExp): RegExp {
  return pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
}

/** Matches a frame of any browser's stack: the function's name and its position. */
const FRAME = /^\s*(?:at )?(.*?)[\s@(]*((?:https?:\/\/|\/)[^\s()]+|<anonymous>):(\d+):(\d+)\)?$/
const OWN_FILE = /^\/assets\/[\w.-]+\.js$/
const FUNCTION_NAME = /^[\w$.<>#]{1,60}$/

/** Returns a stack as functions and positions in our files. Browsers quote the message and the page's address, so no text is copied. */
export function cleanStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, words = '', address = '', row = '', column = ''] = FRAME.exec(line) ?? []
    if (address === '') return []
    const name = words.replace(/^(async )?(new )?/, '')
    const shownName = FUNCTION_NAME.test(name) ? name : '(unnamed)'
    return [`${shownName} ${fileOf(address)}:${row}:${column}`]
  })
  return frames.slice(0, MAX_FRAMES).join('\n')
}

function fileOf(address: string): string {
  const path = URL.parse(address, 'https://page.invalid')?.pathname ?? ''
  return OWN_FILE.test(path) ? path : '(page)'
}

/** Matches the parts that name our pages, and no id, token or address. */
const PAGE_NAME = /^[a-z]{1,10}(-[a-z]{1,10}){0,2}$/

/** Returns the first part of a page's path, of an admin page the first two: what follows may be an id or a secret link. */
export function cleanPage(path: string): string {
  const [withoutQuery = ''] = path.split(/[?#]/)
  const parts = withoutQuery.split('/').filter((part) => part !== '')
  const named = parts.slice(0, parts[0] === 'admin' ? 2 : 1)
  return named.every((part) => PAGE_NAME.test(part)) ? `/${named.join('/')}` : 'another page'
}

/** Returns a build's version, or "unknown" if it is not in our format. */
export function cleanVersion(version: string): string {
  return /^\d+\.\d+\.\d+(-[\w.]+)?( [\da-f]{8})?$/.test(version) ? version : 'unknown'
}
