import type { Resolver, UseFormReturn } from 'react-hook-form'
import { recordOf } from '#domain/base/typed-records.ts'
import { KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema, type BookingForm } from '#domain/booking-form/booking-form.ts'
import { chooseMessage } from '#domain/booking-form/field-kinds.ts'
import { groupSubmissionSchema, type GroupSubmission } from '#domain/booking-form/group-form.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { isRecord } from '#web/browser/browser-storage.ts'

const OTHER_TEXTS = [
  'firstName',
  'lastName',
  'email',
  'selectedRoom',
  'selectedDiet',
  ...KITER_FIELDS,
] as const

/** What the booker may say of somebody who comes along. */
export type OtherValues = Pick<BookingValues, (typeof OTHER_TEXTS)[number] | 'packageType'>

/** How a group shares its rooms: two pairs such as "0-1,2-3", a room for each, or as each has chosen; empty until it is chosen. */
type Rooming = string

/** The booking form with those who come along; without any it is the form of one guest. */
export type GroupValues = BookingValues & { others: OtherValues[]; rooming: Rooming }

/** A checked form: that of one guest, or of a group. */
export type Checked = BookingForm | GroupSubmission
export type GroupFormState = UseFormReturn<GroupValues, unknown, Checked>

export function isGroup(form: Checked): form is GroupSubmission {
  return 'travellers' in form
}

/** Returns the empty values of somebody who comes along: not the package of the booker, as for most pairs. */
export function emptyOther(packageType: PackageType): OtherValues {
  return { ...recordOf(OTHER_TEXTS, () => ''), packageType }
}

/** Returns those who come along and their rooms, as a tab or the browser has kept them. */
export function othersIn(kept: unknown): Pick<GroupValues, 'others' | 'rooming'> {
  if (!isRecord(kept) || !Array.isArray(kept.others)) return { others: [], rooming: '' }
  return {
    others: kept.others.filter(isRecord).map((other) => ({
      ...recordOf(OTHER_TEXTS, (field) => textOf(other[field])),
      packageType: PACKAGE_TYPES.find((type) => type === other.packageType) ?? 'kiter',
    })),
    rooming: textOf(kept.rooming),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns the ways in which so many travellers can share rooms with each other, as pairs of their numbers from 0. */
export function pairings(travellers: number): [number, number][][] {
  if (travellers === 2) return [[[0, 1]]]
  if (travellers === 3) return [[[0, 1]], [[0, 2]], [[1, 2]]]
  return [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 3],
      [1, 2],
    ],
  ]
}

/** Returns a pairing as the form keeps it: "0-1,2-3". */
export function roomingOf(pairing: readonly (readonly [number, number])[]): Rooming {
  return pairing.map((pair) => pair.join('-')).join(',')
}

/** Returns who share a room, as pairs of their numbers from 0. */
export function pairsIn({ others, rooming }: Pick<GroupValues, 'others' | 'rooming'>): [number, number][] {
  return pairings(others.length + 1).find((pairing) => roomingOf(pairing) === rooming) ?? []
}

/** Returns all travellers of the form, the booker first, each with the room that the group's choice means. */
export function travellersOf(values: GroupValues): [BookingValues, ...OtherValues[]] {
  const { others, rooming, ...booker } = values
  if (others.length === 0) return [booker]
  const paired = pairsIn(values).flat()
  const room = (number: number, chosen: string) => {
    if (paired.includes(number)) return 'shared'
    return rooming === '' || rooming === 'private' ? rooming : chosen
  }
  return [
    { ...booker, selectedRoom: room(0, booker.selectedRoom) },
    ...others.map((other, index) => ({ ...other, selectedRoom: room(index + 1, other.selectedRoom) })),
  ]
}

/** Returns what to call each traveller of the form, the booker first. */
export function namesIn(values: GroupValues): string[] {
  const names = travellerNames([values, ...values.others])
  return values.firstName.trim() === '' ? names.with(0, 'You') : names
}

/** Returns the names of each two who share a room. */
export function roommatesIn(values: GroupValues): string[][] {
  const names = namesIn(values)
  return pairsIn(values).map((pair) => pair.map((number) => names[number] ?? ''))
}

/** Returns the problems of the form by the path of the field, by the schema that the server uses; the first of each field. */
function checked(values: GroupValues): { sent: Checked } | { problems: Map<string, string> } {
  const travellers = travellersOf(values)
  const result =
    travellers.length === 1
      ? bookingFormSchema.safeParse(travellers[0])
      : groupSubmissionSchema.safeParse({
          selectedDate: values.selectedDate,
          travellers,
          sharedRooms: pairsIn(values),
        })
  if (result.success) return { sent: result.data }
  const problems = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = fieldAt(path.map(String), values)
    if (!problems.has(field)) problems.set(field, field === 'rooming' ? chooseMessage('Room') : message)
  }
  return { problems }
}

/** Returns the form's path of a field in what is sent: "travellers.1.email" is "others.0.email". */
export function fieldAt(path: readonly string[], { others, rooming }: GroupValues): string {
  if (others.length === 0) return path[0] ?? ''
  const [of, number = '', field = ''] = path
  if (of === 'sharedRooms' || (field === 'selectedRoom' && rooming === '')) return 'rooming'
  if (of !== 'travellers' || field === 'selectedDate') return field || (of ?? '')
  return number === '0' ? field : `others.${Number(number) - 1}.${field}`
}

/** Returns the fields that are missing or wrong. */
export function wrongFields(values: GroupValues): string[] {
  const result = checked(values)
  return 'problems' in result ? [...result.problems.keys()] : []
}

/** Validates the form for react-hook-form. */
export const checkGroup: Resolver<GroupValues, unknown, Checked> = (values) => {
  const result = checked(values)
  if ('sent' in result) return { values: result.sent, errors: {} }
  const errors: Record<string, unknown> = {}
  const others: Record<string, unknown>[] = []
  for (const [path, message] of result.problems) {
    const [, number, field = path] = /^others\.(\d)\.(\w+)$/.exec(path) ?? []
    const of = number === undefined ? errors : (others[Number(number)] ??= {})
    of[field] = { type: 'invalid', message }
  }
  return { values: {}, errors: others.length === 0 ? errors : { ...errors, others } }
}
