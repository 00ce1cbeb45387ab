import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { TIERS } from '#domain/price/pricing.ts'
import { retreatSchema } from '#domain/retreat/retreat-schema.ts'
import { blocksSchema, lineSchema, linesSchema, texts } from './text-blocks.ts'

const headingSchema = z.strictObject({ title: lineSchema, subtitle: lineSchema })
const titledSchema = z.strictObject({ title: lineSchema, text: lineSchema })

/** The icons of the next steps; the screens draw a picture for each. */
const STEP_ICONS = ['flight', 'program', 'papers', 'chat', 'bank', 'confirmed'] as const
const stepsSchema = z
  .array(z.strictObject({ icon: z.enum(STEP_ICONS), title: lineSchema, text: lineSchema }))
  .check(z.minLength(1, 'Write at least one step'))

/** screens.yaml */
export const screensSchema = z.strictObject({
  auth: z.strictObject({
    ...texts('heading', 'tagline', 'why', 'next', 'benefitsTitle'),
    benefits: z.array(lineSchema).check(z.length(4, 'The side panel lists four benefits')),
  }),
  booking: z.strictObject({
    headings: z.record(z.enum(TIERS), headingSchema),
    ...texts(
      'healthNote',
      'roomShared',
      'roomPrivate',
      'holdNote',
      'holdNoteSignedIn',
      'holdNoteTogether',
      'holdNoteTogetherSignedIn',
    ),
  }),
  healthConsent: z.strictObject({
    lastUpdated: z.string().check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD')),
    label: lineSchema,
    note: lineSchema,
  }),
  payment: z.strictObject({
    whatItIs: lineSchema,
    cardNote: lineSchema,
    transferIntro: lineSchema,
    airportTax: titledSchema,
    demo: z.extend(titledSchema, { warning: lineSchema }),
  }),
  trip: z.strictObject({
    heading: lineSchema,
    paymentsTitle: lineSchema,
    nextTitle: lineSchema,
    steps: stepsSchema,
    flight: z.strictObject({ title: lineSchema, note: lineSchema }),
    friend: z.strictObject({ title: lineSchema, text: lineSchema, button: lineSchema, message: lineSchema }),
  }),
  thankYou: z.strictObject({
    title: lineSchema,
    lead: lineSchema,
    nextTitle: lineSchema,
    steps: stepsSchema,
    helpText: lineSchema,
  }),
  dashboard: z.strictObject({
    pendingNote: lineSchema,
    fitness: titledSchema,
    preRetreat: titledSchema,
    empty: z.strictObject({ title: lineSchema, text: lineSchema, button: lineSchema }),
    nothingAhead: z.strictObject({ title: lineSchema, text: lineSchema, button: lineSchema }),
  }),
  calendar: z.strictObject({ title: lineSchema, location: lineSchema, lines: linesSchema }),
})

/** A file in the folder legal. */
export const legalSchema = z.strictObject({
  title: lineSchema,
  lastUpdated: z.optional(z.string().check(z.refine(isCalendarDay, 'Write the day as YYYY-MM-DD'))),
  intro: lineSchema,
  sections: z
    .array(z.strictObject({ title: lineSchema, blocks: blocksSchema }))
    .check(z.minLength(1, 'Write at least one section')),
})

/** mail.yaml */
export const mailSchema = z.strictObject({
  signature: linesSchema,
  plainSignature: z.optional(linesSchema),
  support: lineSchema,
  footer: lineSchema,
})

const publicPageSchema = z.strictObject({ title: lineSchema, description: lineSchema, keywords: linesSchema })

/** seo.yaml: title, description and keywords of public pages, and the titles of private screens. */
export const seoSchema = z.strictObject({
  public: z.strictObject({
    home: publicPageSchema,
    booking: publicPageSchema,
    auth: publicPageSchema,
    privacyPolicy: publicPageSchema,
    termsOfService: publicPageSchema,
    refundPolicy: publicPageSchema,
    accessibility: publicPageSchema,
  }),
  private: z.strictObject({
    payment: lineSchema,
    paymentSuccess: lineSchema,
    thankYou: lineSchema,
    dashboard: lineSchema,
    editBooking: lineSchema,
    guide: lineSchema,
    confirmAddress: lineSchema,
    refund: lineSchema,
    traveller: lineSchema,
    season: lineSchema,
    waitingList: lineSchema,
    afterRetreat: lineSchema,
    handOver: lineSchema,
    lodge: lineSchema,
    authRedirect: lineSchema,
    resetPassword: lineSchema,
    admin: lineSchema,
    devDashboard: lineSchema,
    notFound: lineSchema,
  }),
})

/**
 * retreats.yaml. A retreat is identified by its label, so no two may have the same days. The days are compared as they
 * are written, because a file with an invalid day, which has no label, is checked too.
 */
export const retreatsSchema = z.array(retreatSchema).check(
  z.minLength(1, 'Write at least one retreat'),
  z.refine(
    (retreats) =>
      new Set(retreats.map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`)).size === retreats.length,
    'Two retreats have the same dates',
  ),
)
