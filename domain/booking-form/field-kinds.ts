import * as z from 'zod/mini'
import {
  emailSchema,
  MAX_EMAIL_LENGTH,
  optionalLine,
  optionalText,
  requiredLine,
  withoutInvisible,
} from '#domain/base/text-schema.ts'
import { isPhone } from './phone.ts'

/**
 * A row of the table of fields (domain/booking-form/booking-fields.ts). `submit` checks a field that is sent or edited,
 * `draft` accepts an incomplete value, and `view` is what the API returns, null while the field is empty.
 */
export type Field = {
  label: string
  /** The name of the database column, if it differs from the field's. */
  column?: string
  /** True if guests may leave it empty. */
  optional?: true
  submit: z.ZodMiniType
  draft: z.ZodMiniType
  view: z.ZodMiniType
} &
  // A `sealed` field is encrypted in the database, and stays out of mails, Notion and whatever else leaves the site.
  (
    | { kind: 'text'; longest?: number; multiline?: true; sealed?: true }
    | { kind: 'number'; unit: string }
    | { kind: 'choice'; choices: readonly [string, ...string[]]; words: Readonly<Record<string, string>> }
  )

/** Returns a required line of text of at most `longest` characters. */
export function lineField(label: string, longest: number, required = `${label} is required`) {
  return {
    kind: 'text',
    label,
    longest,
    submit: requiredLine(required, longest),
    draft: mayBeAbsent(optionalLine(longest)),
    view: z.nullable(z.string()),
  } as const
}

/** Returns an optional text of several lines, of at most `longest` characters. */
export function optionalTextField(label: string, longest: number) {
  const schema = mayBeAbsent(optionalText(longest))
  return {
    kind: 'text',
    label,
    longest,
    multiline: true,
    optional: true,
    submit: schema,
    draft: schema,
    view: z.nullable(z.string()),
  } as const
}

export function emailField(label: string) {
  return {
    kind: 'text',
    label,
    submit: emailSchema,
    draft: mayBeAbsent(optionalLine(MAX_EMAIL_LENGTH)),
    view: z.nullable(z.string()),
  } as const
}

const MAX_PHONE_LENGTH = 40
const INVALID_PHONE = 'Enter a phone number we can call, such as +32 2 123 45 67'
const pasted = z.overwrite<string>(withoutInvisible)

/** A phone number that may be left empty. */
export const optionalPhone = optionalLine(MAX_PHONE_LENGTH).check(
  pasted,
  z.refine((text) => text === '' || isPhone(text), INVALID_PHONE),
)

/** Returns a phone number, kept as it is typed but for invisible characters. */
export function phoneField(label: string) {
  return {
    ...lineField(label, MAX_PHONE_LENGTH),
    submit: requiredLine(`${label} is required`, MAX_PHONE_LENGTH).check(
      pasted,
      z.refine((text) => text === '' || isPhone(text), INVALID_PHONE),
    ),
    draft: mayBeAbsent(optionalLine(MAX_PHONE_LENGTH).check(pasted)),
  } as const
}

/** Returns a number between two bounds, both included. A form may send it as text with a comma or a point. */
export function numberField(label: string, range: { from: number; to: number; unit: string }) {
  const required = `${label} is required`
  const outside = `Enter a number between ${range.from} and ${range.to} ${range.unit}`.trimEnd()
  return {
    kind: 'number',
    label,
    unit: range.unit,
    submit: z.pipe(
      z.pipe(
        z.union([z.number(), z.string()], required),
        z.transform((value) => numberFromForm(value)),
      ),
      z
        .number({ error: (issue) => (issue.input === undefined ? required : outside) })
        .check(z.minimum(range.from, outside), z.maximum(range.to, outside)),
    ),
    // A number that is incomplete or out of range is dropped from a draft rather than refused.
    draft: z.pipe(
      mayBeAbsent(z.union([z.number(), z.string()])),
      z.transform((value) => {
        if (value === undefined) return undefined
        const number = value === null ? undefined : numberFromForm(value)
        return number !== undefined && number >= range.from && number <= range.to ? number : null
      }),
    ),
    view: z.nullable(z.number()),
  } as const
}

/** Returns a choice among the given words; `words` is what people read for them. */
export function choiceField<const T extends readonly [string, ...string[]]>(
  label: string,
  choices: T,
  words: Readonly<Record<T[number], string>>,
) {
  return {
    kind: 'choice',
    label,
    choices,
    words,
    submit: z.enum(choices, chooseMessage(label)),
    draft: draftChoice(choices),
    view: z.nullable(z.enum(choices)),
  } as const
}

export function chooseMessage(label: string): string {
  return `Choose your ${label.toLowerCase()}`
}

const MAX_CHOICE_LENGTH = 60

/** Returns a draft's choice, in which an unknown word counts as not chosen yet. */
export function draftChoice<const T extends readonly string[]>(choices: T) {
  return z.pipe(
    mayBeAbsent(z.string().check(z.maxLength(MAX_CHOICE_LENGTH))),
    z.transform((value): T[number] | null | undefined =>
      value === undefined ? undefined : (choices.find((choice) => choice === value) ?? null),
    ),
  )
}

function mayBeAbsent<T extends z.ZodMiniType>(schema: T) {
  return z.optional(z.nullable(schema))
}

/** Returns the number in a form's text; undefined if the text is empty, NaN if it is no number. */
function numberFromForm(value: string | number): number | undefined {
  if (typeof value === 'number') return value
  const text = value.trim().replace(',', '.')
  if (text === '') return undefined
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN
}
