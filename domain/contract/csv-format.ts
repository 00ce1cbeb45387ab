import * as z from 'zod/mini'

/**
 * The format of a CSV table. `machine`: commas between cells, a point before the cents. `excel`: semicolons, and a
 * comma before the cents, because a Belgian Excel needs them to open the file by a double-click.
 */
const CSV_FORMATS = ['machine', 'excel'] as const
export type CsvFormat = (typeof CSV_FORMATS)[number]

/** The format parameter of a download; `machine` by default. */
export const csvFormat = z._default(z.enum(CSV_FORMATS, 'Choose machine or excel'), 'machine')
