import * as z from 'zod/mini'
import { packageTypeOfCard } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { placedPictureSchema } from '#domain/site/placed-picture.ts'
import { blockSchema, lineSchema, linesSchema, linkSchema, plainText, texts } from './text-blocks.ts'

/** The page's anchors (specification, section 2.2), and that of the location section. */
const ANCHORS = ['about', 'video', 'retreats', 'where', 'pricing', 'instructors', 'contact'] as const
const FEATURES = [
  'accommodation-and-food',
  'kitesurf-mastery',
  'local-experience',
  'sunset-yoga',
  'community',
  'safety',
] as const

/** landing.yaml: the sections without a file of their own. */
export const landingSchema = z.strictObject({
  navigation: z.array(z.strictObject({ label: lineSchema, anchor: z.enum(ANCHORS) })),
  hero: z.strictObject({
    eyebrow: lineSchema,
    headline: lineSchema,
    subline: lineSchema,
    bookButton: lineSchema,
    bookButtonShort: lineSchema,
    watchButton: lineSchema,
    refundPromise: lineSchema,
    facts: linesSchema,
    mediaAlt: lineSchema,
    /** The operator's own first picture, in place of the picture and film of the product. */
    picture: z.optional(placedPictureSchema),
  }),
  fit: z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    groups: z.array(
      z.strictObject({
        key: z.enum(['beginner', 'progressing', 'companion']),
        label: lineSchema,
        title: lineSchema,
        text: lineSchema,
        points: linesSchema,
        package: z.enum(PACKAGE_TYPES),
      }),
    ),
  }),
  preview: z.strictObject({
    ...texts('title', 'text', 'playLabel', 'thumbnailAlt'),
    picture: z.optional(placedPictureSchema),
  }),
  features: z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    cards: z
      .array(
        z.strictObject({
          key: z.enum(FEATURES),
          title: lineSchema,
          text: lineSchema,
          alt: lineSchema,
          picture: z.optional(placedPictureSchema),
        }),
      )
      .check(
        z.refine(
          (cards) =>
            FEATURES.every((key, index) => cards[index]?.key === key) && cards.length === FEATURES.length,
          `The six cards stand in this order: ${FEATURES.join(', ')}`,
        ),
      ),
  }),
  dates: z.strictObject({ title: lineSchema, button: lineSchema, none: lineSchema }),
  contact: z.strictObject(
    texts('title', 'intro', 'chatLabel', 'socialLabel', 'hours', 'formTitle', 'formButton'),
  ),
  footer: z.strictObject({ tagline: lineSchema, links: z.array(linkSchema), smallPrint: lineSchema }),
})

const packageSchema = z.strictObject({
  ...texts('title', 'cardSuffix', 'button'),
  includes: linesSchema,
  excludes: z.array(lineSchema),
})

/** packages.yaml. The suffix of a card decides which package it books (specification, section 4.1), so it must match. */
export const packagesSchema = z.strictObject({
  ...texts(
    'title',
    'intro',
    'priceNote',
    'sharedSpots',
    'contentsTitle',
    'accommodation',
    'notIncludedTitle',
  ),
  bothInclude: linesSchema,
  kiter: packageSchema.check(
    z.refine((kiter) => packageTypeOfCard(kiter.cardSuffix) === 'kiter', {
      error: 'The Kiter package\'s cardSuffix must not contain "Non-Kiter"',
      path: ['cardSuffix'],
    }),
  ),
  nonKiter: packageSchema.check(
    z.refine((nonKiter) => packageTypeOfCard(nonKiter.cardSuffix) === 'non-kiter', {
      error: 'The Non-kiter package\'s cardSuffix must contain "Non-Kiter"',
      path: ['cardSuffix'],
    }),
  ),
  costs: z.strictObject({
    ...texts('title', 'package', 'airportTax', 'total'),
    others: z.array(z.strictObject({ label: lineSchema, amount: z.optional(lineSchema) })),
  }),
  perks: z.strictObject({
    title: lineSchema,
    intro: lineSchema,
    items: z.array(
      z.strictObject({
        key: z.enum(['discount', 'founders-pack', 'photos', 'guarantee']),
        title: lineSchema,
        text: z.optional(lineSchema),
      }),
    ),
  }),
  guarantee: z.strictObject({
    title: lineSchema,
    text: lineSchema,
    conditionsTitle: lineSchema,
    conditions: linesSchema,
    /** What a full kite day is, and how long kite days are good. */
    fullDay: z.optional(lineSchema),
    creditGood: z.optional(lineSchema),
  }),
})

/** instructor.yaml */
export const instructorSchema = z.strictObject({
  ...texts('title', 'coachingTitle', 'meetLabel'),
  paragraphs: linesSchema,
  coaching: z.array(z.strictObject({ figure: lineSchema, text: lineSchema })),
  picture: z.optional(placedPictureSchema),
})

/**
 * faq.yaml, in groups to keep it readable. A question must not occur twice, even in different groups. A question whose answer is left out
 * is left out with it; `answerText` is the answer for search engines.
 */
export const faqSchema = z.pipe(
  z.strictObject({
    title: lineSchema,
    /** The keys of the questions in the operator's own order. */
    order: z.optional(z.array(lineSchema)),
    /** The keys of the questions that are not on the page. */
    hidden: z.optional(z.array(lineSchema)),
    groups: z
      .array(
        z.strictObject({
          key: lineSchema,
          title: lineSchema,
          items: z
            .array(z.strictObject({ key: lineSchema, question: lineSchema, answer: z.array(blockSchema) }))
            .check(z.minLength(1, 'Write at least one question')),
        }),
      )
      .check(
        z.minLength(1, 'Write at least one group'),
        z.refine((groups) => {
          const questions = groups.flatMap(({ items }) => items.map(({ question }) => question))
          return new Set(questions).size === questions.length
        }, 'The same question is here twice'),
      ),
  }),
  z.transform(({ title, order = [], hidden = [], groups }) => ({
    title,
    groups: groups
      .map((group) => ({
        title: group.title,
        items: inOrder(group.items, order)
          .filter((item) => item.answer.length > 0 && (holdsTerms(item) || !hidden.includes(item.key)))
          .map((item) => ({ ...item, answerText: plainText(item.answer) })),
      }))
      .filter(({ items }) => items.length > 0),
  })),
)

/** Sorts entries by their keys in `order`; one that is not in it stays behind the one before it. */
export function inOrder<T extends { key: string }>(items: readonly T[], order: readonly string[]): T[] {
  const rank = new Map(order.map((key, index) => [key, index]))
  let last = -1
  const ranked = items.map((item) => {
    last = rank.get(item.key) ?? last
    return { item, rank: last }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item)
}

/** True for a question that holds the terms, which the operator cannot hide. */
function holdsTerms({ answer }: { answer: readonly { kind: string }[] }): boolean {
  return answer.some(({ kind }) => kind === 'terms')
}
