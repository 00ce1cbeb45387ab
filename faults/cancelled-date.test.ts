// Row 43 of docs/acceptance.md: the operator cancels a date, and the server is killed meanwhile.

import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { RetreatCancellation, RetreatView } from '#domain/contract/retreat-calls.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { expectInvariants } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'
import { mailsArrived, newGuest, type Guest } from './guest.ts'
import { crashAtAnswer, openSite, signUp, stopWhenSettled, type TestSite } from './site.ts'
import { openStore, STORES } from './store.ts'

const GUESTS = 3

async function openCardPage(visitor: Visitor, guest: Guest): Promise<void> {
  const balance = { paymentType: 'balance', leadId: guest.promised()?.bookingId, bookingData: {} }
  expect((await visitor.post('/api/create-checkout-session', balance)).status).toBe(200)
}

/** Guests of one account, each with a deposit paid by card on the date. */
async function payingGuests(site: TestSite, account: Visitor, retreat: string): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let number = 0; number < GUESTS; number++) {
    const visitor = site.newVisitor(site.server, account.cookies)
    const email = `guest${number}@${retreat.replaceAll(/\W/g, '').toLowerCase()}.example.com`
    const guest = newGuest(site, visitor, { email, retreat, cancels: false })
    await guest.continueAfterSignIn()
    guests.push(guest)
    if (number === 1) await openCardPage(visitor, guest)
  }
  return guests
}

async function dateOf(admin: Visitor, label: string): Promise<RetreatView> {
  const { body } = await admin.get<{ retreats: RetreatView[] }>('/api/admin/retreats')
  const date = body.retreats.find((retreat) => retreat.label === label)
  if (!date) throw new Error(`no date ${label}`)
  return date
}

function cancelDate(admin: Visitor, { id }: RetreatView) {
  const body = { dryRun: false }
  return admin.post<RetreatCancellation>(`/api/admin/retreats/${id}/cancel`, body)
}

/** The second guest has an open card page for the balance, which is closed between the guests before and after. */
const AMONG_THE_GUESTS = /^POST .*\/sessions\/\w+\/expire$/
/** Everyone is cancelled, and the first card refund is answered. */
const AT_THE_FIRST_REFUND = /^POST .*\/refunds$/

test.each(STORES)(
  'row 43, on %s: a killed cancellation of a date resumes by itself, and each guest is refunded and told once',
  async (kind) => {
    const site = await openSite(await openStore(kind))
    const account = await signUp(site.newVisitor())
    const admin = site.newVisitor()
    expect((await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })).status).toBe(204)
    const labels = site.retreats.slice(0, 2)
    const guests: Guest[] = []
    for (const label of labels) guests.push(...(await payingGuests(site, account, label)))

    for (const [index, crash] of [AMONG_THE_GUESTS, AT_THE_FIRST_REFUND].entries()) {
      const date = await dateOf(admin, labels[index] ?? '')
      expect(date.kiters.confirmed).toBe(GUESTS)
      const killed = crashAtAnswer(site, crash)
      await expect(cancelDate(admin, date), 'an answer that is lost').rejects.toThrow(TypeError)
      await killed
      site.store.proxy?.thaw()
      await site.server.restart()
      const { cancellation } = await dateOf(admin, date.label)
      expect(cancellation, 'the server went on before it served anybody').toMatchObject({
        done: GUESTS,
        total: GUESTS,
      })
      const again = await cancelDate(admin, date)
      expect(again.body, 'a second confirmation finds everything done').toMatchObject({ applied: true })
      expect(again.body.bookings.map(({ refund }) => refund.amount)).toEqual(Array(GUESTS).fill(200))
    }

    const { body } = await account.get<Booking[]>('/api/my-bookings')
    expect(body).toHaveLength(2 * GUESTS)
    expect(
      body.filter(({ status, retreatCancelled }) => status !== 'cancelled' || !retreatCancelled),
    ).toEqual([])
    expect(site.stripe.account.refunds.map(({ amount }) => amount)).toEqual(Array(2 * GUESTS).fill(200_00))
    await mailsArrived(
      site,
      guests.map((guest) => ({ ...guest, mails: guest.mails + 1 })),
    )
    await stopWhenSettled(site)
    const told = site.mail.received.filter(({ mail }) => mail.subject?.startsWith('We’ve had to cancel'))
    expect(new Set(told.map(({ mail }) => mail.messageId)).size, 'mails about it').toBe(2 * GUESTS)
    await site.store.read(({ db }) => expectInvariants(db))
  },
)
