import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'

/** What a guest has to be told: that we cancelled the date, or that we change it. */
export const NEWS_TOPICS = ['cancelled', 'changed'] as const
export type NewsTopic = (typeof NEWS_TOPICS)[number]

/** How the operator told a guest. */
export const TOLD_WAYS = ['phone', 'whatsapp'] as const
export type ToldWay = (typeof TOLD_WAYS)[number]

/** The news as a chat message tells it. Amounts in euros, dates as labels. */
export interface News {
  firstName: string
  label: string
  words: string | null
  refund: number
  byTransfer: number
  /** The change to answer, with the label of the other days. Null for a cancelled date. */
  change: { kind: 'terms' | 'days' | 'other_date'; to: string | null; chooseBy: string } | null
}

/** Returns the operator's first message to a guest whom no email reaches. */
export function newsMessage(news: News): string {
  const { firstName, words, change } = news
  return [
    `Hello ${firstName},`,
    change ? CHANGE_NEWS[change.kind](news.label, change.to ?? '') : cancelledNews(news),
    words,
    change ? choiceNews(change) : refundNews(news),
  ]
    .filter((line) => line !== null)
    .join('\n')
}

const CHANGE_NEWS = {
  terms: (label: string) => `We have to change something about your retreat ${label}.`,
  days: (label: string, to: string) => `We have to move your retreat: it will run ${to} instead of ${label}.`,
  other_date: (label: string, to: string) =>
    `I’m sorry: we have to cancel ${label}. You can come on ${to} instead, at the price you booked.`,
}

function choiceNews({ chooseBy }: NonNullable<News['change']>): string {
  return `You can accept it, or cancel free of charge with a full refund. Please tell me by ${formatDay(chooseBy)}.`
}

function cancelledNews({ label }: News): string {
  return `I’m sorry: we’ve had to cancel ${label}.`
}

function refundNews({ refund, byTransfer }: News): string | null {
  if (refund === 0) return null
  const refunded = `We’ll refund the ${formatEuros(refund)} you paid within ${REFUND_DUE_DAYS} days.`
  return byTransfer > 0 ? `${refunded} Please send me the IBAN for it.` : refunded
}
