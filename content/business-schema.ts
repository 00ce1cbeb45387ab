import * as z from 'zod/mini'
import { emailSchema } from '#domain/base/text-schema.ts'
import { compactIban, groupedIban } from '#domain/payment/iban.ts'
import { isIban } from '#domain/payment/valid-iban.ts'
import { CHAT_APPS, SOCIAL_NETWORKS, VIDEO_PROVIDERS } from '#domain/site/site-fields.ts'
import { lineSchema, texts } from './text-blocks.ts'

const WHOLE_NUMBER = 'Write a whole number, 1 or more'
const count = z.int(WHOLE_NUMBER).check(z.minimum(1, WHOLE_NUMBER))
/** One of a list that the operator writes as lines. */
const countLine = z.coerce.number(WHOLE_NUMBER).check(z.int(WHOLE_NUMBER), z.minimum(1, WHOLE_NUMBER))

const oneOf = <Name extends string>(names: readonly Name[]) =>
  z.enum(names, `Write one of these: ${names.join(', ')}`)

const CHAT_LINKS = { WhatsApp: 'https://wa.me/', Telegram: 'https://t.me/+' } as const
const SOCIAL_LINKS = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  TikTok: 'https://www.tiktok.com/@',
} as const

/** The origin of each video provider's player, which the page's security policy allows. */
const PLAYERS = {
  YouTube: {
    origin: 'https://www.youtube-nocookie.com',
    path: '/embed/',
    query: '?autoplay=1&rel=0',
  },
  Vimeo: { origin: 'https://player.vimeo.com', path: '/video/', query: '?autoplay=1&dnt=1' },
} as const

const chatSchema = z.pipe(
  z.strictObject({
    app: oneOf(CHAT_APPS),
    number: z
      .string()
      .check(
        z.regex(/^\+[\d ]{8,20}$/, 'Write the number with + and the country code, for example +220 123 4567'),
      ),
  }),
  z.transform((chat) => ({ ...chat, url: `${CHAT_LINKS[chat.app]}${chat.number.replace(/\D/g, '')}` })),
)

const socialSchema = z.pipe(
  z.strictObject({
    network: oneOf(SOCIAL_NETWORKS),
    handle: z.string().check(z.regex(/^@[\w.]+$/, 'Write the handle with @, for example @yourname')),
  }),
  z.transform((social) => ({ ...social, url: `${SOCIAL_LINKS[social.network]}${social.handle.slice(1)}` })),
)

const previewVideoSchema = z.pipe(
  z.strictObject({
    provider: oneOf(VIDEO_PROVIDERS),
    id: z.string().check(z.regex(/^[\w-]+$/, 'Write only the id of the video, not its whole address')),
  }),
  z.transform((video) => {
    const player = PLAYERS[video.provider]
    return {
      ...video,
      url: `${player.origin}${player.path}${video.id}${player.query}`,
    }
  }),
)

const bankSchema = z.pipe(
  z.strictObject({
    accountHolder: lineSchema,
    iban: z.string().check(z.refine(isIban, 'This IBAN cannot exist: one of its digits is wrong')),
    bic: z
      .string()
      .check(z.regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'A BIC has 8 or 11 capital letters and digits')),
    bankName: lineSchema,
    transferDays: z
      .string()
      .check(z.regex(/^(\d+–)?\d+$/, 'Write business days as a number or a span, for example 1–3')),
  }),
  z.transform((bank) => ({
    ...bank,
    iban: groupedIban(bank.iban),
    ibanCompact: compactIban(bank.iban),
    /** The maximum of the span, in days, by which a transfer should have arrived. */
    longestTransferDays: Number(bank.transferDays.split('–').at(-1)),
  })),
)

/** business.yaml: the organiser, and how a guest contacts and pays them. */
export const businessSchema = z.strictObject({
  brand: z.strictObject(texts('name', 'siteTitle', 'retreatCountry', 'instructorBase')),
  chat: chatSchema,
  /** Left out if the owner deletes it. */
  social: z.optional(socialSchema),
  mail: z.strictObject({ fromName: lineSchema, fromAddress: emailSchema, replyTo: emailSchema }),
  support: z.strictObject({ hours: lineSchema, replyHours: count }),
  bank: bankSchema,
  flights: z.strictObject({ airport: lineSchema, land: lineSchema, leave: lineSchema }),
  previewVideo: z.optional(previewVideoSchema),
  reminders: z.strictObject({ daysBefore: z.array(countLine).check(z.minLength(1)) }),
  offer: z.strictObject({
    coachingHours: count,
    yogaSessions: count,
    coaches: count,
    ridersPerCoach: count,
    kiteStudents: count,
    instructorYears: count,
    youngestKiter: count,
    postedMonthsBefore: count,
    closesDaysBefore: count,
    photosWithinDays: count,
  }),
})
export type Business = z.infer<typeof businessSchema>
