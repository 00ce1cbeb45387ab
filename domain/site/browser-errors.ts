import * as z from 'zod/mini'

/** What a browser sends of an error; web/shell/report-errors.tsx is the other side. */
export const browserErrorReportSchema = z.object({
  /** What the error says of itself, with its kind: "TypeError: x is not a function". */
  message: z.string().check(z.minLength(1), z.maxLength(1_000)),
  stack: z._default(z.string().check(z.maxLength(4_000)), ''),
  /** The path of the page, of which only the pattern is kept (domain/site/page-patterns.ts). */
  page: z.string().check(z.maxLength(1_000)),
  /** Of the build that the page came from. */
  version: z.string().check(z.maxLength(100)),
})
export type BrowserErrorReport = z.output<typeof browserErrorReportSchema>

/** An error of pages as the operator reads it. */
export const browserErrorSchema = z.object({
  id: z.string(),
  message: z.string(),
  stack: z.string(),
  page: z.string(),
  browsers: z.array(z.string()),
  version: z.string(),
  count: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** Whether it was marked as seen, and has not happened since. */
  seen: z.boolean(),
})
export type BrowserError = z.output<typeof browserErrorSchema>

/** So many kinds of errors are kept: a flood of made-up ones drops the oldest. */
export const BROWSER_ERRORS_KEPT = 200
/** Browsers that an error names. */
export const BROWSERS_NAMED = 5

const MAX_MESSAGE = 300
const MAX_FRAMES = 8

/** What may be somebody's, or open something, and what stands in its place; in this order. */
const PLACEHOLDERS: readonly (readonly [RegExp, string])[] = [
  // What an API answered, or was sent: everything behind the first brace or bracket that holds a text.
  [/[{[]\s*["{[].*$/s, '{…}'],
  [/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, '<address>'],
  [/\?[^\s'")]*=[^\s'")]*/g, '?…'],
  // Texts in quotes may be what a guest has typed; names of our own code hold no blank, and no capital at their front.
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

/** What an error says, in one line, without anything that may be somebody's. */
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

/** Where a frame of any browser's stack stands, and which function it names before that. */
const FRAME = /^\s*(?:at )?(.*?)[\s@(]*((?:https?:\/\/|\/)[^\s()]+|<anonymous>):(\d+):(\d+)\)?$/
const OWN_FILE = /^\/assets\/[\w.-]+\.js$/
const FUNCTION_NAME = /^[\w$.<>#]{1,60}$/

/**
 * A stack as functions and places in files of ours, one a line. Nothing of it is taken over as it is written: a browser quotes the
 * message in it, and the address of the page with all that stands in it.
 */
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

/** The version of a build as we write it; anything else is none of ours. */
export function cleanVersion(version: string): string {
  return /^\d+\.\d+\.\d+(-[\w.]+)?( [\da-f]{8})?$/.test(version) ? version : 'unknown'
}
