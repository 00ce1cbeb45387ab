import * as z from 'zod/mini'
import { MIN_PASSWORD_LENGTH, resetLinkSchema, TOO_SHORT } from '#domain/account/account.ts'
import { MAX_ADMIN_PASSWORD_LENGTH } from '#domain/account/admin-limits.ts'
import { guestListQuerySchema, guestListSchema } from '#domain/admin/guest-list.ts'
import { requiredText } from '#domain/base/text-schema.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { savedReplySchema, waitingLetterSchema, LONGEST_MAIL } from '#domain/mail/letter.ts'
import { waitingCancellationSchema, waitingChangeSchema } from './admin-booking-shapes.ts'
import { adminCountsSchema, moneyCountsSchema, todaySchema } from './admin-shapes.ts'
import {
  answeredSchema,
  contactMessageSchema,
  contactsPageSchema,
  contactsQuerySchema,
  leadsPageSchema,
  leadsQuerySchema,
  ledgerLineSchema,
  outboxMessageSchema,
  outboxPageSchema,
  outboxQuerySchema,
} from './api-shapes.ts'
import type { Call } from './call.ts'

/** The operator's calls for the admin gate, open tasks and messages from and to guests. */
export const adminCalls = {
  adminLogin: {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Pass the admin gate',
    access: 'anyone',
    body: z.object({
      password: z.string().check(z.maxLength(MAX_ADMIN_PASSWORD_LENGTH)),
      remember: z.optional(z.boolean()),
    }),
    answers: { 204: null },
    problems: ['wrong-admin-password', 'too-many-requests', 'too-busy'],
  },
  adminResetLink: {
    method: 'post',
    path: '/api/admin/reset-link',
    summary: 'Email a link that sets a new admin password to the operator’s address',
    access: 'anyone',
    answers: { 202: null },
  },
  resetAdminPassword: {
    method: 'post',
    path: '/api/admin/reset',
    summary: 'Set the admin password by an emailed link, which works once; passkeys stay, sessions end',
    access: 'anyone',
    body: z.extend(resetLinkSchema, {
      password: z
        .string('Choose a password')
        .check(z.minLength(MIN_PASSWORD_LENGTH, TOO_SHORT), z.maxLength(MAX_ADMIN_PASSWORD_LENGTH)),
    }),
    answers: { 204: null },
    problems: ['invalid-token', 'too-busy'],
  },
  adminLogout: {
    method: 'post',
    path: '/api/admin/logout',
    summary: 'Leave the admin',
    access: 'anyone',
    answers: { 204: null },
  },
  listLeads: {
    method: 'get',
    path: '/api/leads',
    summary: 'Bookings, newest first; drafts only by their status',
    access: 'admin',
    query: leadsQuerySchema,
    answers: { 200: leadsPageSchema },
  },
  syncNotion: {
    method: 'post',
    path: '/api/sync-notion',
    summary: 'Copy the leads to the notes tool',
    access: 'admin',
    answers: { 200: z.object({ message: z.string() }) },
    problems: ['notion-failed', 'notion-not-configured', 'outbound-paused'],
  },
  adminToday: {
    method: 'get',
    path: '/api/admin/today',
    summary:
      'What is to do, each list oldest first, and the running and the next retreat with what is missing',
    access: 'admin',
    answers: { 200: todaySchema },
  },
  adminCounts: {
    method: 'get',
    path: '/api/admin/counts',
    summary: 'How many things are to do, by page',
    access: 'admin',
    answers: { 200: adminCountsSchema },
  },
  moneyCounts: {
    method: 'get',
    path: '/api/admin/money/counts',
    summary: 'How many entries each list of the money pages has',
    access: 'admin',
    answers: { 200: moneyCountsSchema },
  },
  adminGuests: {
    method: 'get',
    path: '/api/admin/guests',
    summary: 'Guests by group, date and order, with how many each group has',
    access: 'admin',
    query: guestListQuerySchema,
    answers: { 200: guestListSchema },
  },
  undoable: {
    method: 'get',
    path: '/api/admin/undoable',
    summary: `What was recorded or written in the last ${UNDO_SECONDS} seconds and can still be undone, newest first; "now" is the server's time for its instants`,
    access: 'admin',
    answers: {
      200: z.object({
        now: z.iso.datetime(),
        payments: z.array(ledgerLineSchema),
        letters: z.array(waitingLetterSchema),
        cancellations: z.array(waitingCancellationSchema),
        changes: z.array(waitingChangeSchema),
      }),
    },
  },
  undoLetter: {
    method: 'post',
    path: '/api/admin/letters/{letterId}/undo',
    summary: `Undo an answer or an email to one or all guests of a date within ${UNDO_SECONDS} seconds: nothing is sent, and an answered message is open again`,
    access: 'admin',
    answers: { 204: null },
    problems: ['wrong-state'],
  },
  adminOutbox: {
    method: 'get',
    path: '/api/admin/outbox',
    summary: 'Emails, newest first',
    access: 'admin',
    query: outboxQuerySchema,
    answers: { 200: outboxPageSchema },
  },
  sendMailAgain: {
    method: 'post',
    path: '/api/admin/outbox/{mailId}/send-again',
    summary: 'Send an email again, to the current address of its booking',
    access: 'admin',
    answers: { 200: outboxMessageSchema },
    problems: ['wrong-state'],
  },
  adminContacts: {
    method: 'get',
    path: '/api/admin/contacts',
    summary: 'Messages from the contact form, newest first',
    access: 'admin',
    query: contactsQuerySchema,
    answers: { 200: contactsPageSchema },
  },
  answerContact: {
    method: 'post',
    path: '/api/admin/contacts/{contactId}/answered',
    summary: 'Mark a message as answered or not answered',
    access: 'admin',
    body: answeredSchema,
    answers: { 200: contactMessageSchema },
    problems: ['wrong-state'],
  },
  readContact: {
    method: 'get',
    path: '/api/admin/contacts/{contactId}',
    summary: 'One message from the contact form, with its answer',
    access: 'admin',
    answers: { 200: contactMessageSchema },
  },
  sendAnswer: {
    method: 'post',
    path: '/api/admin/contacts/{contactId}/answer',
    summary: `Answer a message; the answer is emailed to its sender ${UNDO_SECONDS} seconds later and kept with the message. Sending the same answer again sends no email`,
    access: 'admin',
    body: z.object({ text: requiredText('Write an answer', LONGEST_MAIL) }),
    answers: { 201: contactMessageSchema },
    problems: ['wrong-state'],
  },
  savedReplies: {
    method: 'get',
    path: '/api/admin/saved-replies',
    summary: "Saved replies, by title; {firstName} is replaced by the reader's first name",
    access: 'admin',
    answers: { 200: z.object({ replies: z.array(savedReplySchema) }) },
  },
  saveReply: {
    method: 'post',
    path: '/api/admin/saved-replies',
    summary: 'Save a reply, or change the one with this id; the admin area chooses the id of a new one',
    access: 'admin',
    body: savedReplySchema,
    answers: { 200: savedReplySchema },
    problems: ['wrong-state'],
  },
  removeReply: {
    method: 'delete',
    path: '/api/admin/saved-replies/{replyId}',
    summary: 'Delete a saved reply',
    access: 'admin',
    answers: { 204: null },
  },
} as const satisfies Record<string, Call>
