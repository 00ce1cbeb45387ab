import * as z from 'zod/mini'
import { requiredText } from '#domain/base/text-schema.ts'
import type { Call } from './call.ts'

export const LONGEST_ANSWER = 2_000

/** What the link of the email after a retreat shows. */
const afterRetreatSchema = z.object({
  firstName: z.string(),
  retreatDate: z.string(),
  /** How the guest would be quoted: "Awa, January 2027". */
  quotedAs: z.string(),
  photos: z.nullable(z.object({ url: z.string(), keptUntil: z.iso.date() })),
  /** What the guest has answered; null before. */
  answer: z.nullable(z.object({ text: z.string(), mayQuote: z.boolean() })),
})
export type AfterRetreat = z.output<typeof afterRetreatSchema>

/** An answer as the operator sees it. */
const guestAnswerSchema = z.object({
  id: z.string(),
  leadId: z.string(),
  firstName: z.string(),
  quotedAs: z.string(),
  retreatDate: z.string(),
  text: z.string(),
  mayQuote: z.boolean(),
  answeredAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
  /** Whether the operator has yet to decide about it. */
  isNew: z.boolean(),
})
export type GuestAnswer = z.output<typeof guestAnswerSchema>

/** A published answer, as the landing page shows it. */
export interface PublishedQuote {
  id: string
  text: string
  firstName: string
  /** The month of the retreat: "January 2027". */
  month: string
}

const answersSchema = z.object({ answers: z.array(guestAnswerSchema) })

export const answerCalls = {
  sendAnswers: {
    method: 'post',
    path: '/api/after/{token}',
    summary:
      'Say how the retreat was and whether it may be quoted, by the emailed link; it replaces an earlier answer',
    access: 'anyone',
    body: z.object({
      text: requiredText('Write a few words', LONGEST_ANSWER),
      mayQuote: z.boolean('Choose one'),
    }),
    answers: { 200: afterRetreatSchema },
  },
  withdrawAnswers: {
    method: 'delete',
    path: '/api/after/{token}',
    summary: 'Withdraw the answer; a published one is off the website at once',
    access: 'anyone',
    answers: { 200: afterRetreatSchema },
  },
  adminAnswers: {
    method: 'get',
    path: '/api/admin/answers',
    summary: 'What guests answered after their retreats, newest first',
    access: 'admin',
    answers: { 200: answersSchema },
  },
  publishAnswer: {
    method: 'post',
    path: '/api/admin/answers/{answerId}/publish',
    summary: 'Publish an answer on the landing page, as it was written; it is there 15 seconds later',
    access: 'admin',
    answers: { 200: answersSchema },
    problems: ['wrong-state'],
  },
  keepAnswer: {
    method: 'post',
    path: '/api/admin/answers/{answerId}/keep',
    summary: 'Keep an answer private, or take it off the landing page',
    access: 'admin',
    answers: { 200: answersSchema },
  },
} as const satisfies Record<string, Call>
