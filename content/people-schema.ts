import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { placedPictureSchema } from '#domain/site/placed-picture.ts'
import { lineSchema } from './text-blocks.ts'

// The team, the photos and the guests' testimonials. Each may be empty and is then not shown, because nothing in it may
// be made up (decision 0092).

/** The allowed names of picture files, which become part of a URL. */
export const PICTURE_NAME = /^[\w-]+\.(?:jpe?g|png|webp|avif)$/i

/** Returns whether a folder of `content/pictures/` has the file. */
export type HasPicture = (folder: 'team' | 'gallery', file: string) => boolean

const day = z.string().check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD'))
const month = z.string().check(z.refine((text) => isCalendarDay(`${text}-01`), 'Write the month as YYYY-MM'))

export function pictureSchema(folder: 'team' | 'gallery', hasPicture: HasPicture) {
  return lineSchema.check(
    z.regex(PICTURE_NAME, {
      error: 'Name a file of letters, digits, - and _ that ends in .jpg, .png, .webp or .avif',
      abort: true,
    }),
    z.refine((file) => hasPicture(folder, file), {
      error: (issue) => `There is no file content/pictures/${folder}/${String(issue.input)}`,
    }),
  )
}

const certificateSchema = z.union(
  [
    z.literal(['none yet', 'none needed']),
    z.strictObject({
      name: lineSchema,
      issuer: lineSchema,
      number: z.optional(lineSchema),
      validUntil: z.optional(day),
    }),
    // In the operator's own words, as she writes it on her page.
    lineSchema,
  ],
  'Write { name, issuer, number, validUntil }, or "none yet", or "none needed" for a person who does not teach',
)

/** team.yaml */
export function teamSchema(hasPicture: HasPicture) {
  return z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    people: z.array(
      z.strictObject({
        key: z.optional(lineSchema),
        name: lineSchema,
        role: lineSchema,
        certificate: certificateSchema,
        languages: z.optional(z.array(lineSchema)),
        portrait: z.optional(pictureSchema('team', hasPicture)),
        picture: z.optional(placedPictureSchema),
      }),
    ),
  })
}

/** gallery.yaml */
export function gallerySchema(hasPicture: HasPicture) {
  return z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    photos: z
      .array(
        z
          .strictObject({
            key: z.optional(lineSchema),
            file: z.optional(pictureSchema('gallery', hasPicture)),
            alt: z.optional(lineSchema),
            picture: z.optional(placedPictureSchema),
            place: lineSchema,
            month,
            photographer: lineSchema,
            consent: z.union(
              [z.literal('nobody'), day],
              'Write the day on which everyone who can be recognised agreed, YYYY-MM-DD, or "nobody" if no one can be recognised',
            ),
          })
          .check(
            z.refine(
              ({ file, alt, picture }) => picture !== undefined || (file !== undefined && alt !== undefined),
              {
                error: 'Choose the photo, and say what can be seen',
                path: ['picture'],
              },
            ),
          ),
      )
      .check(
        z.refine(
          (photos) => new Set(photos.map(({ file, picture }) => picture?.id ?? file)).size === photos.length,
          'The same photo is here twice',
        ),
      ),
  })
}

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
