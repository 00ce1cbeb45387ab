import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { placedPictureSchema } from '#domain/site/placed-picture.ts'
import { lineSchema } from './text-blocks.ts'

// The team, the photos and the guests' testimonials. Each may be empty and is then not shown, because nothing in it may
// be made up (decision 0092).

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

/** words.yaml. No testimonial or consent may be from before the first retreat. */
export function wordsSchema(firstMonth: string) {
  return z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    words: z.array(
      z
        .strictObject({
          text: lineSchema,
          firstName: lineSchema,
          package: z.enum(PACKAGE_TYPES),
          month: month.check(
            z.refine(
              (text) => text >= firstMonth,
              `The first retreat was in ${firstMonth}: nobody can have written before it`,
            ),
          ),
          consent: day,
        })
        .check(
          z.refine((words) => words.consent >= words.month, {
            error: 'The guest agreed before the retreat: one of the two days is wrong',
            path: ['consent'],
          }),
        ),
    ),
  })
}
