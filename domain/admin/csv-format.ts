import * as z from 'zod/mini'

/**
 * How a table is written as CSV. `machine`: commas between cells, a point before the cents. `excel`: semicolons, and a comma before
 * the cents, because an Excel in Belgium reads a file that is opened by a double-click only like that.
 */
export const CSV_FORMATS = ['machine', 'excel'] as const
export type CsvFormat = (typeof CSV_FORMATS)[number]

/** The parameter of a download; without it the file is for machines. */
export const csvFormat = z._default(z.enum(CSV_FORMATS, 'Choose machine or excel'), 'machine')
