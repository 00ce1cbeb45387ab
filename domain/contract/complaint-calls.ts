import * as z from 'zod/mini'
import { requiredText } from '#domain/base/text-schema.ts'
import { MAIL_STATES } from '#domain/mail/stored-mail.ts'
import type { Call } from './call.ts'

/** The maximum length of a complaint and of an answer, in characters. */
const LONGEST_COMPLAINT = 5_000

/** A complaint, as its guest and the operator see it. */
const complaintSchema = z.object({
  id: z.string(),
  text: z.string(),
  receivedAt: z.iso.datetime(),
  /** When the guest was sent confirmation of receipt. */
  acknowledgedAt: z.iso.datetime(),
  /** The last days for acknowledging and for answering it in time. */
  acknowledgeBy: z.iso.date(),
  answerBy: z.iso.date(),
  answeredAt: z.nullable(z.iso.datetime()),
  answer: z.nullable(z.string()),
})
export type Complaint = z.infer<typeof complaintSchema>

/** A complaint in the admin area. `confirmation` is the state of its confirmation mail; null once that mail is no longer stored. */
export const adminComplaintSchema = z.extend(complaintSchema, {
  confirmation: z.nullable(z.enum(MAIL_STATES)),
})
export type AdminComplaint = z.infer<typeof adminComplaintSchema>

/** The calls for making and answering complaints. */
export const complaintCalls = {
  complain: {
    method: 'post',
    path: '/api/complaints/{bookingId}',
    summary: 'Make a complaint; an email confirms it straight away, with the day by which it is answered',
    access: 'owner',
    body: z.object({ text: requiredText('Say what is wrong', LONGEST_COMPLAINT) }),
    answers: { 201: z.object({ complaint: complaintSchema }) },
    problems: ['wrong-state'],
  },
  answerComplaint: {
    method: 'post',
    path: '/api/admin/complaints/{complaintId}/answer',
    summary: 'Answer a complaint; the answer is emailed and shown on the dashboard',
    access: 'admin',
    body: z.object({ answer: requiredText('Write an answer', LONGEST_COMPLAINT) }),
    answers: { 200: z.object({ complaint: complaintSchema }) },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
