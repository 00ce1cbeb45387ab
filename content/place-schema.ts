import * as z from 'zod/mini'
import { lineSchema } from './text-blocks.ts'

const MONTHS = 12

/** A row of twelve numbers, January first: "12 12.5 …". */
const monthsSchema = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(String.raw`^(\d+(\.\d+)?\s+){${MONTHS - 1}}\d+(\.\d+)?$`),
        'Write twelve numbers with spaces between them, January to December',
      ),
    ),
  z.transform((text) => text.split(/\s+/).map(Number)),
)

/** A position in The Gambia, such as "13.457, -16.703"; the map (web/location/map-frames.ts) shows its coast. */
const coordinatesSchema = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^13\.\d+, ?-16\.\d+$/,
        'Write latitude and longitude of a place on the coast of The Gambia, for example 13.457, -16.703',
      ),
    ),
  z.transform((text) => {
    const [latitude = NaN, longitude = NaN] = text.split(',').map(Number)
    return { latitude, longitude }
  }),
)

/** place.yaml: the location, and the year there. What the owner leaves out is not shown. */
export const placeSchema = z.strictObject({
  title: lineSchema,
  intro: lineSchema,
  village: z.optional(lineSchema),
  lodge: z.optional(lineSchema),
  spot: z.optional(z.strictObject({ at: z.optional(coordinatesSchema), text: z.optional(lineSchema) })),
  transferMinutes: z.optional(
    z.coerce.number('Write whole minutes').check(z.int('Write whole minutes'), z.minimum(1), z.maximum(600)),
  ),
  facts: z.array(z.strictObject({ term: lineSchema, text: z.optional(lineSchema), source: lineSchema })),
  year: z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    note: lineSchema,
    wind: z.optional(z.strictObject({ of: lineSchema, knots: z.optional(monthsSchema), source: lineSchema })),
    water: z.optional(
      z.strictObject({ of: lineSchema, celsius: z.optional(monthsSchema), source: lineSchema }),
    ),
    air: z.optional(
      z.strictObject({ of: lineSchema, lowest: monthsSchema, highest: monthsSchema, source: lineSchema }),
    ),
    rain: z.optional(z.strictObject({ of: lineSchema, millimetres: monthsSchema, source: lineSchema })),
  }),
})
