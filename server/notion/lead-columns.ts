import type { PageObjectResponse } from '@notionhq/client'
import { bookingFields, NOTION_FIELDS } from '#domain/booking/booking-fields.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import type { OpenBooking } from '#server/store/present-booking.ts'

/** The types of Notion columns in use. */
type ColumnType = 'title' | 'rich_text' | 'email' | 'phone_number' | 'select' | 'number' | 'date'
export type ColumnValue = string | number | null

export interface Column {
  name: string
  type: ColumnType
  value: (lead: OpenBooking) => ColumnValue
}

/** The column that identifies a lead's page. */
export const LEAD_ID = 'Lead ID'

/** Notion's own limit for an email address, in characters. */
const MAX_EMAIL_LENGTH = 200

/** The column type for each kind of field of the booking form. */
const FIELD_TYPES = { text: 'rich_text', number: 'number', choice: 'select' } as const

/**
 * Everything that Notion receives of a lead. Health notes, the emergency contact, body measurements and all free texts of the form, in
 * which guests write such things too, are left out (decision 0013).
 */
export const COLUMNS: readonly Column[] = [
  { name: 'Name', type: 'title', value: (lead) => lead.name || 'No name yet' },
  { name: LEAD_ID, type: 'rich_text', value: (lead) => lead.id },
  { name: 'Status', type: 'select', value: (lead) => lead.status },
  { name: 'Payment', type: 'select', value: (lead) => lead.paymentStatus },
  { name: 'Retreat', type: 'rich_text', value: (lead) => lead.retreatDate },
  { name: 'Package', type: 'select', value: (lead) => lead.packageType },
  ...NOTION_FIELDS.map(fieldColumn),
  { name: 'Wetsuit', type: 'rich_text', value: wetsuit },
  { name: 'Arrives', type: 'rich_text', value: (lead) => dayAndTime(lead.arrivalDate, lead.arrivalTime) },
  { name: 'Leaves', type: 'rich_text', value: (lead) => dayAndTime(lead.departureDate, lead.departureTime) },
  { name: 'Email', type: 'email', value: email },
  { name: 'Phone', type: 'phone_number', value: (lead) => lead.phone || null },
  { name: 'Total', type: 'number', value: (lead) => lead.quote?.total ?? null },
  { name: 'Paid', type: 'number', value: (lead) => lead.amountPaid },
  { name: 'Reported', type: 'number', value: (lead) => lead.amountReported },
  { name: 'Balance due', type: 'number', value: (lead) => lead.balanceDue },
  { name: 'Balance due on', type: 'date', value: (lead) => lead.quote?.balanceDueOn ?? null },
  { name: 'Created', type: 'date', value: (lead) => banjulDay(new Date(lead.createdAt)) },
]

function fieldColumn(name: (typeof NOTION_FIELDS)[number]): Column {
  const { label, kind } = bookingFields[name]
  return { name: label, type: FIELD_TYPES[kind], value: (lead) => lead[name] }
}

/** Omits an invalid email address of a draft, for which Notion would refuse the whole lead. */
function email(lead: OpenBooking): string | null {
  const parsed = emailSchema.safeParse(lead.email)
  return parsed.success && parsed.data.length <= MAX_EMAIL_LENGTH ? parsed.data : null
}

function wetsuit(lead: OpenBooking): string | null {
  return [lead.selectedWetsuitSize, lead.selectedWetsuitGender].filter(Boolean).join(', ') || null
}

/** Omits the flight and the note, which are free text. */
function dayAndTime(day: string | null, time: string | null): string | null {
  return [day, time].filter(Boolean).join(', ') || null
}

/** Returns a column's value in the API's form. */
export function writeValue(type: ColumnType, value: ColumnValue) {
  switch (type) {
    case 'title':
      return { title: richText(value) }
    case 'rich_text':
      return { rich_text: richText(value) }
    case 'email':
      return { email: textOrNull(value) }
    case 'phone_number':
      return { phone_number: textOrNull(value) }
    case 'select':
      return { select: value === null ? null : { name: String(value) } }
    case 'number':
      return { number: typeof value === 'number' ? value : null }
    case 'date':
      return { date: value === null ? null : { start: String(value) } }
  }
}

function richText(value: ColumnValue) {
  return value === null ? [] : [{ text: { content: String(value) } }]
}

function textOrNull(value: ColumnValue): string | null {
  return value === null ? null : String(value)
}

/** Returns a column's value on a page. Undefined for a column type that the sync does not write. */
export function readValue(
  property: PageObjectResponse['properties'][string] | undefined,
): ColumnValue | undefined {
  switch (property?.type) {
    case 'title':
      return plain(property.title)
    case 'rich_text':
      return plain(property.rich_text)
    case 'email':
      return property.email
    case 'phone_number':
      return property.phone_number
    case 'select':
      return property.select?.name ?? null
    case 'number':
      return property.number
    case 'date':
      return property.date?.start ?? null
    default:
      return undefined
  }
}

function plain(parts: readonly { plain_text: string }[]): string | null {
  return parts.map((part) => part.plain_text).join('') || null
}
