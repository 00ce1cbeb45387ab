import * as z from 'zod/mini'
import { counted } from '#domain/base/wording.ts'
import { placedPictureSchema } from './placed-picture.ts'
import { entryAround, fileOf, type SiteValue } from './site-document.ts'
import type { SiteField } from './site-fields.ts'

// What the operator typed into a field, checked before the schemas of the files see it, and answered in her words.

/** A value as it is kept, and what is wrong with it; null if nothing is. */
export interface CheckedValue {
  value: SiteValue
  problem: string | null
}

const FIGURE = /\{(\w+)\}/g

/** Returns a value as lines; a picture and nothing have none. */
function linesOf(value: SiteValue | undefined): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return isLines(value) ? value : []
}

/** Returns a value as the text of its field; a list has a line for each point. */
export function textOf(value: SiteValue): string {
  return linesOf(value).join('\n')
}

function isLines(value: SiteValue | undefined): value is readonly string[] {
  return Array.isArray(value)
}

/** Returns the names of the figures in a text, each once: `{deposit}` → deposit. */
export function figuresIn(value: SiteValue | undefined): string[] {
  const texts = linesOf(value)
  return [
    ...new Set(texts.flatMap((text: string) => [...text.matchAll(FIGURE)].map(([, name = '']) => name))),
  ]
}

/** A table of the rules inside an answer, such as the cancellation terms. */
const TABLE = /\[table: \w+\]/g

interface Known {
  /** The value that came with the product, whose figures a promise or the law needs. */
  shipped: SiteValue | undefined
  /** Each figure as guests see it. */
  shown: Readonly<Record<string, string>>
}

/** Checks a value for a field. */
export function checkTyped(path: string, field: SiteField, typed: SiteValue, known: Known): CheckedValue {
  if (typed === null) {
    // An entry of her own may go whole, as it does when she goes back to a version from before it.
    const mayGo = field.mayLeaveOut || entryAround(path) !== null
    return { value: null, problem: mayGo ? null : 'This cannot be left out: write it here' }
  }
  switch (field.kind) {
    case 'euros':
    case 'count':
      return checkNumber(field.kind, typed)
    case 'picture':
      return { value: typed, problem: pictureProblem(field, typed) }
    case 'keys':
      return isLines(typed)
        ? { value: typed, problem: null }
        : { value: typed, problem: 'This is not a list' }
    case 'lines': {
      const lines = linesOf(typed)
        .flatMap((line) => line.split('\n'))
        .map((line) => line.trim())
      const value = lines.filter((line) => line !== '')
      return { value, problem: textProblem(path, field, value, value.join('\n'), known) }
    }
    case 'line':
    case 'text':
    case 'blocks':
    case 'guide': {
      const text = linesOf(typed).join('\n').trim()
      const value = field.kind === 'line' ? text.replaceAll(/\s+/g, ' ') : text
      return { value, problem: textProblem(path, field, value, value, known) }
    }
  }
}

function pictureProblem({ minWidth }: SiteField, typed: SiteValue): string | null {
  const picture = z.safeParse(placedPictureSchema, typed)
  if (!picture.success) return picture.error.issues[0]?.message ?? 'Choose a picture'
  if (picture.data.width >= minWidth) return null
  return `This picture is ${picture.data.width} pixels wide, and at least ${minWidth} are needed`
}

function textProblem(
  path: string,
  field: SiteField,
  value: SiteValue,
  text: string,
  { shipped, shown }: Known,
): string | null {
  if (text === '') return 'This text is missing'
  const spelt = text.replaceAll(FIGURE, (braces, name: string) => shown[name] ?? braces)
  if (spelt.length > field.max) return `${field.max} characters at most: these are ${spelt.length}`
  const kept = new Set(figuresIn(value))
  const missing = field.needsFigures ? figuresIn(shipped).find((name) => !kept.has(name)) : undefined
  if (missing !== undefined) {
    const figure = `{${shown[missing] ?? missing}}`
    return fileOf(path).name.startsWith('legal/')
      ? `The law wants this figure here: put ${figure} back`
      : `This promise needs its figure: put ${figure} back`
  }
  const table =
    typeof shipped === 'string' ? shipped.match(TABLE)?.find((line) => !text.includes(line)) : undefined
  return table === undefined ? null : `The table of the terms belongs here: put ${table} back`
}

const WHAT = { euros: 'price', count: 'number' } as const

/**
 * Checks a whole number. `1350` and `1,350` are read; what is written in another way gets one suggestion, because 1.350 may be a
 * thousand or one.
 */
function checkNumber(kind: 'euros' | 'count', typed: SiteValue): CheckedValue {
  if (typeof typed === 'number' && Number.isSafeInteger(typed) && typed >= 0)
    return { value: typed, problem: null }
  const text = linesOf(typed).join(' ').trim()
  if (/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return { value: Number(text.replaceAll(',', '')), problem: null }
  const meant = suggestedNumber(text)
  const what = WHAT[kind]
  const unit = kind === 'euros' ? ' euros' : ''
  const hint =
    meant === null
      ? `Write whole ${kind === 'euros' ? 'euros' : 'numbers'}, for example ${kind === 'euros' ? '950' : '4'}`
      : `Did you mean ${meant.toLocaleString('en')}${unit}?`
  return {
    value: typed,
    problem: text === '' ? `The ${what} is missing. ${hint}` : `${text} is not a ${what}. ${hint}`,
  }
}

/** Returns the number that a slip most likely means: 1.350, 1 350, €1350 and 1350,- are 1350; null if there is no likely one. */
export function suggestedNumber(text: string): number | null {
  const bare = text.replaceAll(/[€\s  ]|euros?|eur/gi, '').replace(/[.,](-|00?)$/, '')
  if (!/^\d{1,3}([.,]?\d{3})*$|^\d+$/.test(bare)) return null
  return Number(bare.replaceAll(/[.,]/g, ''))
}

/** Says how long a text is once it is nearly full; null before that: "52 of 60". */
export function lengthText(length: number, max: number): string | null {
  return length >= max * 0.8 ? `${length} of ${counted(max, 'character')}` : null
}
