import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { placedPictureSchema } from '#domain/site/placed-picture.ts'
import { lineSchema } from './text-blocks.ts'

// The team and the photos. Each may be empty and is then not shown, because nothing in it may be made up (decision 0092).

const day = z.string().check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD'))
const month = z.string().check(z.refine((text) => isCalendarDay(`${text}-01`), 'Write the month as YYYY-MM'))

/** team.yaml */
export const teamSchema = z.strictObject({
  title: lineSchema,
  intro: lineSchema,
  people: z.array(
    z.strictObject({
      key: z.optional(lineSchema),
      name: lineSchema,
      role: lineSchema,
      certificate: lineSchema,
      picture: z.optional(placedPictureSchema),
    }),
  ),
})

/** gallery.yaml */
export const gallerySchema = z.strictObject({
  title: lineSchema,
  intro: lineSchema,
  photos: z
    .array(
      z.strictObject({
        key: z.optional(lineSchema),
        picture: placedPictureSchema,
        place: lineSchema,
        month,
        photographer: lineSchema,
        consent: z.union(
          [z.literal('nobody'), day],
          'Write the day on which everyone who can be recognised agreed, YYYY-MM-DD, or "nobody" if no one can be recognised',
        ),
      }),
    )
    .check(
      z.refine(
        (photos) => new Set(photos.map(({ picture }) => picture.id)).size === photos.length,
        'The same photo is here twice',
      ),
    ),
})

/** words.yaml */
export const wordsSchema = z.strictObject({ title: lineSchema })
