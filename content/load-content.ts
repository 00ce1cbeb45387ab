import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { priceListOf, TIER_KEYS, TIERS } from '#domain/price/pricing.ts'
import type { SiteValues } from '#domain/site/site-document.ts'
import { DEPOSIT_CENTS, FOUNDING_MEMBER_DISCOUNT_PERCENT, RETREAT_DAYS } from '#domain/terms/booking-terms.ts'
import { businessSchema, type Business } from './business-schema.ts'
import { figuresOf, identityFigures, pricesByName } from './figures.ts'
import { faqSchema, instructorSchema, landingSchema, packagesSchema } from './landing-schema.ts'
import { loadGuide } from './load-guide.ts'
import { ownValuesOf } from './own-values.ts'
import type { Figures } from './owner-text.ts'
import { packageTravelSchema } from './package-travel-schema.ts'
import { gallerySchema, teamSchema, wordsSchema } from './people-schema.ts'
import { placeSchema } from './place-schema.ts'
import { legalSchema, mailSchema, retreatsSchema, screensSchema, seoSchema } from './screens-schema.ts'
import { lineSchema } from './text-blocks.ts'
import { readYamlFile, type MarkText, type Placeholder } from './yaml-file.ts'

const STEP = 5
/** The lowest price, in euros, that still covers the deposit after the discount. */
const MIN_PRICE =
  Math.ceil(eurosFromCents(DEPOSIT_CENTS) / (1 - FOUNDING_MEMBER_DISCOUNT_PERCENT / 100) / STEP) * STEP
const MAX_PRICE = 100_000

const SAY_PRICE = `Write whole euros from ${MIN_PRICE} on, in steps of ${STEP}: so the discount of ${FOUNDING_MEMBER_DISCOUNT_PERCENT}% stays in whole euros, and the price above the deposit`
const SAY_SPOTS = 'Write for how many bookings it lasts, at least 1'

const tierSchema = z.strictObject({
  price: z
    .int(SAY_PRICE)
    .check(z.minimum(MIN_PRICE, SAY_PRICE), z.maximum(MAX_PRICE, SAY_PRICE), z.multipleOf(STEP, SAY_PRICE)),
  spots: z.int(SAY_SPOTS).check(z.minimum(1, SAY_SPOTS), z.maximum(10_000, SAY_SPOTS)),
})

const SAY_EUROS = 'Write whole euros, 0 or more'
const eurosSchema = z.int(SAY_EUROS).check(z.minimum(0, SAY_EUROS), z.maximum(MAX_PRICE, SAY_EUROS))

const daySchema = z
  .string('Write the day as YYYY-MM-DD')
  .check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD, for example 2026-09-01'))

/** prices.yaml */
const pricesSchema = z.pipe(
  z.strictObject({
    ...recordOf(Object.values(TIER_KEYS), () => tierSchema),
    privateRoom: eurosSchema,
    handOver: z.optional(eurosSchema),
    countFrom: z.optional(daySchema),
    foundersUntil: z.optional(daySchema),
  }),
  z.transform(({ privateRoom, handOver, countFrom, foundersUntil, ...tiers }) =>
    priceListOf({
      tiers: recordOf(TIERS, (tier) => tiers[TIER_KEYS[tier]]),
      privateRoom,
      handOver: handOver ?? 0,
      countFrom: countFrom ?? null,
      foundersUntil: foundersUntil ?? null,
    }),
  ),
)

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

/** schedule.yaml: the days of a retreat, with the coaching and the yoga that the offer promises. */
function scheduleSchema(offer: Business['offer']) {
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

/** Reads all content files of a folder, with the operator's own values over them. Throws a ContentError with file, line and reason. */
export function loadContent(
  folder: string,
  { values = {}, mark }: { values?: SiteValues; mark?: MarkText } = {},
) {
  const own = (name: string) => ({ own: ownValuesOf(values, name) })
  const business = readYamlFile(folder, 'business.yaml', businessSchema, {}, own('business.yaml'))
  const prices = readYamlFile(folder, 'prices.yaml', pricesSchema, {}, own('prices.yaml'))
  const offered = figuresOf(business.value, prices.value)
  const packageTravel = readYamlFile(
    folder,
    'package-travel.yaml',
    packageTravelSchema,
    (written) => ({ ...offered, ...identityFigures(written) }),
    own('package-travel.yaml'),
  )
  const figures = { ...offered, ...identityFigures(packageTravel.value) }
  const placeholders: Placeholder[] = [...business.placeholders, ...packageTravel.placeholders]
  const leftOut: Placeholder[] = []
  const problems = [...business.problems, ...prices.problems, ...packageTravel.problems]

  function read<S extends z.ZodMiniType>(name: string, schema: S): z.infer<S> {
    const file = readYamlFile(folder, name, schema, figures, { ...own(name), ...(mark && { mark }) })
    placeholders.push(...file.placeholders)
    leftOut.push(...file.leftOut)
    problems.push(...file.problems)
    return file.value
  }

  const packages = withTravel(read('packages.yaml', packagesSchema), packageTravel.value)
  // A path that is no field's has no mark: a list that another text names is not changed there.
  Object.assign(
    figures,
    serviceFigures(packages, (text) => mark?.('', text) ?? text),
  )
  const retreats = read('retreats.yaml', retreatsSchema)
  const firstMonth = retreats.map(({ startsOn }) => startsOn.slice(0, 'YYYY-MM'.length)).toSorted()[0] ?? ''
  const guide = loadGuide(folder, figures, { values, ...(mark && { mark }) })
  leftOut.push(...guide.leftOut)
  problems.push(...guide.problems)
  const unpriced = { ...figures, ...pricesByName(prices.value) }
  const wordingOf = (name: string) => readYamlFile(folder, name, legalSchema, unpriced, own(name)).value
  const content = {
    /**
     * The terms of a contract with the names of prices in place of their figures: a price has changed for those who book later, and is no
     * other wording for those who have ordered.
     */
    wording: JSON.stringify([
      wordingOf('legal/terms-of-service.yaml'),
      wordingOf('legal/refund-policy.yaml'),
    ]),
    business: business.value,
    packageTravel: packageTravel.value,
    guide: guide.guide,
    retreats,
    landing: read('landing.yaml', landingSchema),
    schedule: read('schedule.yaml', scheduleSchema(business.value.offer)),
    packages,
    instructor: read('instructor.yaml', instructorSchema),
    team: read('team.yaml', teamSchema),
    gallery: read('gallery.yaml', gallerySchema),
    words: read('words.yaml', wordsSchema(firstMonth)),
    place: read('place.yaml', placeSchema),
    faq: read('faq.yaml', faqSchema),
    screens: read('screens.yaml', screensSchema),
    legal: {
      privacyPolicy: read('legal/privacy-policy.yaml', legalSchema),
      termsOfService: read('legal/terms-of-service.yaml', legalSchema),
      refundPolicy: read('legal/refund-policy.yaml', legalSchema),
      accessibility: read('legal/accessibility.yaml', legalSchema),
    },
    mail: read('mail.yaml', mailSchema),
    seo: read('seo.yaml', seoSchema),
  }
  return { content, prices: prices.value, figures, placeholders, leftOut, problems }
}

export type Content = ReturnType<typeof loadContent>['content']

type OwnPackages = z.infer<typeof packagesSchema>

/** Adds the meals, the transport and what is not included, so that every page and document shows the same lists. */
function withTravel(
  packages: OwnPackages,
  { stay, transport, notIncluded }: z.infer<typeof packageTravelSchema>,
) {
  return {
    ...packages,
    meals: stay.meals,
    bothInclude: [...transport.included, ...packages.bothInclude],
    notIncluded: [...transport.excluded, ...notIncluded],
  }
}

/** Returns the lists of what is and is not in the price as figures of one line for each item. */
function serviceFigures(packages: ReturnType<typeof withTravel>, plain: (text: string) => string): Figures {
  const { accommodation, meals, bothInclude, kiter, nonKiter, notIncluded } = packages
  const lists = {
    bothInclude: [accommodation, meals, ...bothInclude],
    kiterIncludes: kiter.includes,
    nonKiterIncludes: nonKiter.includes,
    notIncluded,
  }
  return recordOf(keysOf(lists), (name) => plain(lists[name].join('\n')))
}
