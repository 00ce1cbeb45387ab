import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'
import { linesSchema, lineSchema, splitLinesSchema } from './text-blocks.ts'

const phoneSchema = z
  .string()
  .check(
    z.regex(/^\+[\d ]{8,20}$/, 'Write the number with + and the country code, for example +32 2 123 45 67'),
  )

const webAddressSchema = z.url({ protocol: /^https$/, error: 'Write the whole address, from https:// on' })

/** Days before a retreat of over six days by which a lack of guests must be decided (Directive (EU) 2015/2302, article 12(3)(a)). */
const LATEST_DECISION_DAYS = 20

/** package-travel.yaml: what article 5 and Annex I of Directive (EU) 2015/2302 require from an organiser before the order. */
export const packageTravelSchema = z.strictObject({
  organiser: z.strictObject({
    registeredName: lineSchema,
    companyNumber: lineSchema,
    address: lineSchema,
    phone: phoneSchema,
    mail: emailSchema,
  }),
  insolvency: z.strictObject({
    insurer: lineSchema,
    policyNumber: lineSchema,
    address: lineSchema,
    phone: phoneSchema,
    mail: emailSchema,
  }),
  stay: z.strictObject({
    itinerary: lineSchema,
    lodging: lineSchema,
    category: lineSchema,
    meals: lineSchema,
    excursions: linesSchema,
    language: lineSchema,
    reducedMobility: lineSchema,
    groupSize: lineSchema,
  }),
  transport: z.strictObject({ included: linesSchema, excluded: linesSchema }),
  notIncluded: linesSchema,
  minimum: z.strictObject({
    /** Text or a number, because YAML reads a marked value as text. */
    guests: z.coerce.number('Write a whole number').check(z.int(), z.minimum(1), z.maximum(40)),
    decidedDaysBefore: z
      .int('Write a whole number of days')
      .check(
        z.minimum(
          LATEST_DECISION_DAYS,
          `The law wants ${LATEST_DECISION_DAYS} days or more for a retreat over 6 days`,
        ),
        z.maximum(120),
      ),
  }),
  papers: z.strictObject({ passport: lineSchema, health: lineSchema }),
  insurance: z.strictObject({ text: lineSchema }),
  onTheSpot: z.strictObject({ name: lineSchema, phone: phoneSchema, emergency: lineSchema }),
  complaints: z.strictObject({ address: emailSchema, body: lineSchema, site: webAddressSchema }),
  form: z.strictObject({
    title: lineSchema,
    text: splitLinesSchema,
    keyRights: splitLinesSchema,
    source: webAddressSchema,
  }),
})
