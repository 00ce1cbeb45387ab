import {
  isFullDatabase,
  isFullDataSource,
  isFullPage,
  iterateAllDataSourceRows,
  type CreatePageParameters,
  type PageObjectResponse,
} from '@notionhq/client'
import { banjulDay } from '#domain/base/dates.ts'
import { emailSchema } from '#domain/base/text-schema.ts'
import { bookingFields, NOTION_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { nextDueDay } from '#domain/payment/payment-plan.ts'
import type { OpenBooking } from '#server/store/present-booking.ts'
import type { Notion } from './notion.ts'

type Properties = NonNullable<CreatePageParameters['properties']>

/** The largest page size of Notion's API. */
const PAGE_SIZE = 100

/** The table of leads in Notion: the database's first data source, with the columns that the sync writes. */
interface LeadTable {
  dataSourceId: string
  /** With the names used there, since a title column can have any name. */
  columns: readonly Column[]
}

/** Finds the table and adds missing columns, because the operator starts with an empty database. */
export async function openLeadTable({ client, databaseId }: Notion): Promise<LeadTable> {
  const database = await client.databases.retrieve({ database_id: databaseId })
  const dataSourceId = isFullDatabase(database) ? database.data_sources[0]?.id : undefined
  if (!dataSourceId) throw new Error('the Notion database has no table that this integration may see')
  const source = await client.dataSources.retrieve({ data_source_id: dataSourceId })
  if (!isFullDataSource(source)) throw new Error('the columns of the Notion database cannot be read')

  const found = Object.values(source.properties)
  const columns = COLUMNS.map((column) => {
    const title = found.find((property) => property.type === 'title')
    return column.type === 'title' && title ? { ...column, name: title.name } : column
  })
  const missing = columns.filter((column) => !Object.hasOwn(source.properties, column.name))
  if (missing.length > 0) {
    const properties = Object.fromEntries(missing.map(({ name, type }) => [name, COLUMN_TYPES[type].empty]))
    await client.dataSources.update({ data_source_id: dataSourceId, properties })
  }
  return { dataSourceId, columns }
}

/** A lead's page with its values in the table's columns. */
interface LeadPage {
  id: string
  leadId: string
  values: readonly (ColumnValue | undefined)[]
}

/** Returns every page with a lead id, by that id. Of several with the same one the oldest comes first, which the sync writes to. */
export async function readLeadPages({ client }: Notion, table: LeadTable): Promise<Map<string, LeadPage[]>> {
  const pages: LeadPage[] = []
  const rows = iterateAllDataSourceRows(client, {
    data_source_id: table.dataSourceId,
    filter: { property: LEAD_ID, rich_text: { is_not_empty: true } },
    page_size: PAGE_SIZE,
  })
  for await (const row of rows) {
    if (!isFullPage(row)) continue
    const leadId = readValue(row.properties[LEAD_ID])
    if (typeof leadId !== 'string') continue
    const values = table.columns.map((column) => readValue(row.properties[column.name]))
    pages.push({ id: row.id, leadId, values })
  }
  return Map.groupBy(pages, ({ leadId }) => leadId)
}

/** Creates or updates a lead's page. Does nothing if the page is up to date. */
export async function writeLead(
  { client }: Notion,
  table: LeadTable,
  lead: OpenBooking,
  page: LeadPage | undefined,
): Promise<void> {
  if (!page) {
    const parent = { type: 'data_source_id', data_source_id: table.dataSourceId } as const
    await client.pages.create({ parent, properties: propertiesOf(table.columns, lead) })
    return
  }
  const changed = table.columns.filter((column, index) => page.values[index] !== column.value(lead))
  if (changed.length === 0) return
  await client.pages.update({ page_id: page.id, properties: propertiesOf(changed, lead) })
}

/** Moves a page to the trash, which Notion empties after 30 days. */
export async function trashPage({ client }: Notion, page: LeadPage): Promise<void> {
  await client.pages.update({ page_id: page.id, in_trash: true })
}

function propertiesOf(columns: readonly Column[], lead: OpenBooking): Properties {
  return Object.fromEntries(
    columns.map(({ name, type, value }) => [name, COLUMN_TYPES[type].write(value(lead))]),
  )
}

type ColumnValue = string | number | null

/** The types of Notion columns in use: how the API creates a column, and how it takes a value. */
const COLUMN_TYPES = {
  title: { empty: { title: {} }, write: (value) => ({ title: richText(value) }) },
  rich_text: { empty: { rich_text: {} }, write: (value) => ({ rich_text: richText(value) }) },
  email: { empty: { email: {} }, write: (value) => ({ email: textOrNull(value) }) },
  phone_number: { empty: { phone_number: {} }, write: (value) => ({ phone_number: textOrNull(value) }) },
  select: {
    empty: { select: {} },
    write: (value) => ({ select: value === null ? null : { name: String(value) } }),
  },
  number: { empty: { number: {} }, write: (value) => ({ number: typeof value === 'number' ? value : null }) },
  date: {
    empty: { date: {} },
    write: (value) => ({ date: value === null ? null : { start: String(value) } }),
  },
} satisfies Record<string, { empty: object; write: (value: ColumnValue) => object }>

interface Column {
  name: string
  type: keyof typeof COLUMN_TYPES
  value: (lead: OpenBooking) => ColumnValue
}

/** The column that identifies a lead's page. */
const LEAD_ID = 'Lead ID'

/** Notion's own limit for an email address, in characters. */
const MAX_EMAIL_LENGTH = 200

/** The column type for each kind of field of the booking form. */
const FIELD_TYPES = { text: 'rich_text', number: 'number', choice: 'select' } as const

/**
 * Everything that Notion receives of a lead. Health notes, the emergency contact, body measurements and all free texts of the form, in
 * which guests write such things too, are left out (decision 0013).
 */
const COLUMNS: readonly Column[] = [
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
  { name: 'Balance due on', type: 'date', value: nextDueDay },
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

function richText(value: ColumnValue) {
  return value === null ? [] : [{ text: { content: String(value) } }]
}

function textOrNull(value: ColumnValue): string | null {
  return value === null ? null : String(value)
}

/** Returns a column's value on a page. Undefined for a column type that the sync does not write. */
function readValue(property: PageObjectResponse['properties'][string] | undefined): ColumnValue | undefined {
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
