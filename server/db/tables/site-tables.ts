import { bigint, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import type { OverwrittenValue, SiteDocument, SiteValue } from '#domain/site/site-document.ts'
import { instant } from './columns.ts'

// Documents are `json`, which keeps the order of their keys: entries of a list stand in the order in which they were added.

/** The published versions of the website. What the product comes with is version 0 and has no row. */
export const siteVersions = pgTable('site_versions', {
  n: integer().primaryKey(),
  document: json().$type<SiteDocument>().notNull(),
  at: instant('at').notNull(),
  /** The device that published it, as the list of devices names it. */
  device: text().notNull(),
  /** What changed, in plain words. */
  changes: json().$type<string[]>().notNull(),
  /** The draft that it was made of, for undoing it. */
  draft: json().$type<Record<string, SiteValue>>().notNull(),
  /** What another device wrote later over a value of this draft. */
  overwritten: json().$type<OverwrittenValue[]>().notNull(),
  /** When it was undone; null if it was not. */
  undoneAt: instant('undone_at'),
})

/** The one draft of the website: a row for each field that differs from what guests see. */
export const siteDraft = pgTable('site_draft', {
  path: text().primaryKey(),
  /** Fields in the order in which they were first written. */
  position: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  value: json().$type<{ is: SiteValue }>().notNull(),
  /** The version in force when the field was changed. */
  baseVersion: integer('base_version').notNull(),
  at: instant('at').notNull(),
  device: text().notNull(),
  overwritten: json().$type<OverwrittenValue[]>().notNull().default([]),
})
