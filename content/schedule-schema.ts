import * as z from 'zod/mini'
import { RETREAT_DAYS } from '#domain/retreats.ts'
import type { Business } from './business-schema.ts'
import { lineSchema } from './text-blocks.ts'

const activitySchema = z
  .strictObject({
    kind: z.enum(['travel', 'kite', 'yoga', 'excursion', 'workshop', 'free']),
    who: z.enum(['everyone', 'kiters', 'non-kiters']),
    text: lineSchema,
    hours: z.optional(z.int().check(z.minimum(1), z.maximum(8))),
  })
  .check(
    z.refine((activity) => (activity.kind === 'kite') === (activity.hours !== undefined), {
      error: 'Kite coaching names its hours, and nothing else does',
      path: ['hours'],
    }),
  )
type Activity = z.infer<typeof activitySchema>

/** schedule.yaml: as many days as a retreat has, with the coaching and the yoga that the offer promises. */
export function scheduleSchema(offer: Business['offer']) {
  return z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    note: lineSchema,
    openLabel: lineSchema,
    days: z
      .array(z.strictObject({ title: lineSchema, activities: z.array(activitySchema).check(z.minLength(1)) }))
      .check(
        z.length(RETREAT_DAYS, `A retreat has ${RETREAT_DAYS} days`),
        z.refine(
          (days) => coachingHours(days.flatMap((day) => day.activities)) === offer.coachingHours,
          `The hours of kite coaching must add up to the ${offer.coachingHours} of business.yaml`,
        ),
        z.refine(
          (days) =>
            days.flatMap((day) => day.activities).filter((activity) => activity.kind === 'yoga').length ===
            offer.yogaSessions,
          `The yoga sessions must add up to the ${offer.yogaSessions} of business.yaml`,
        ),
      ),
  })
}

function coachingHours(activities: readonly Activity[]): number {
  return activities.reduce((sum, activity) => sum + (activity.hours ?? 0), 0)
}
