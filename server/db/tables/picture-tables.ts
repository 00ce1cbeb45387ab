import { check, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { PICTURE_FORMATS } from '#domain/site/picture-files.ts'
import { instant, oneOf } from './columns.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** The operator's pictures. Their source files are not stored. */
export const pictures = pgTable('pictures', {
  /** The hash of the source file. */
  id: text().primaryKey(),
  /** The upright picture, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** What is served of a picture: each width in each format, without metadata. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** In pixels. */
    width: integer().notNull(),
    format: text({ enum: PICTURE_FORMATS }).notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.width, table.format] }),
    check('picture_files_format', oneOf(table.format, PICTURE_FORMATS)),
  ],
)
