import * as z from 'zod/mini'
import { MAX_ALT_LENGTH, MIN_PICTURE_WIDTH } from './pictures.ts'

/** The ids of stored pictures: half of a SHA-256. */
const PICTURE_ID = /^[0-9a-f]{32}$/

const percent = z.number().check(z.gte(0), z.lte(100))

/** A stored picture where it is shown on a page. Apart from the rules, so that zod stays out of the pages' code. */
export const placedPictureSchema = z.strictObject({
  id: z.string().check(z.regex(PICTURE_ID, 'Choose the picture again')),
  /** The upright picture, in pixels. */
  width: z.int().check(z.gte(MIN_PICTURE_WIDTH)),
  height: z.int().check(z.gte(1)),
  /** What can be seen, for guests who can't see it. */
  alt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what can be seen: it is read aloud to guests who can’t see it.'),
      z.maxLength(MAX_ALT_LENGTH, `Use at most ${MAX_ALT_LENGTH} characters`),
    ),
  /** The point that every cut contains, in percent from the left and from the top. */
  middle: z.strictObject({ x: percent, y: percent }),
})

export type PlacedPicture = z.infer<typeof placedPictureSchema>
