import {
  isFullDatabase,
  isFullDataSource,
  isFullPage,
  iterateAllDataSourceRows,
  type CreatePageParameters,
} from '@notionhq/client'
import type { OpenBooking } from '#server/store/present-booking.ts'
import { COLUMNS, LEAD_ID, readValue, writeValue, type Column, type ColumnValue } from './lead-columns.ts'
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
    const properties = Object.fromEntries(missing.map(({ name, type }) => [name, columnOf(type)]))
    await client.dataSources.update({ data_source_id: dataSourceId, properties })
  }
  return { dataSourceId, columns }
}

function columnOf(type: Column['type']) {
  switch (type) {
    case 'title':
      return { title: {} }
    case 'rich_text':
      return { rich_text: {} }
    case 'email':
      return { email: {} }
    case 'phone_number':
      return { phone_number: {} }
    case 'select':
      return { select: {} }
    case 'number':
      return { number: {} }
    case 'date':
      return { date: {} }
  }
}

/** A lead's page with its values in the table's columns. */
interface LeadPage {
  id: string
  values: readonly (ColumnValue | undefined)[]
}

/** Returns every page with a lead id, by that id. If two have the same one, the older is used. */
export async function readLeadPages({ client }: Notion, table: LeadTable): Promise<Map<string, LeadPage>> {
  const pages = new Map<string, LeadPage>()
  const rows = iterateAllDataSourceRows(client, {
    data_source_id: table.dataSourceId,
    filter: { property: LEAD_ID, rich_text: { is_not_empty: true } },
    page_size: PAGE_SIZE,
  })
  for await (const row of rows) {
    if (!isFullPage(row)) continue
    const leadId = readValue(row.properties[LEAD_ID])
    if (typeof leadId !== 'string' || pages.has(leadId)) continue
    const values = table.columns.map((column) => readValue(row.properties[column.name]))
    pages.set(leadId, { id: row.id, values })
  }
  return pages
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
  return Object.fromEntries(columns.map(({ name, type, value }) => [name, writeValue(type, value(lead))]))
}
