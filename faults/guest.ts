import { vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { booked, type Promised } from '#test/invariants.ts'
import type { Answer, Visitor } from '#test/visitor.ts'
import { PATIENCE_MS, type TestSite } from './site.ts'

/** A guest who makes a booking, and repeats each step until it is answered. */
export interface Guest {
  /** What was acknowledged so far; null before the booking was. */
  promised: () => Promised | null
  /** The id of the paid card page; empty before. */
  sessionId: () => string
  /** Continues from the first unanswered step up to and including `last`. Throws if the server is lost. */
  continueAfterSignIn: (last?: Step) => Promise<void>
  isDone: () => boolean
  email: string
  /** How many different emails must arrive once everything is done. */
  mails: number
}

interface Plan {
  email: string
  /** The label of the date. */
  retreat: string
  /** Whether the booking is cancelled in the end. */
  cancels: boolean
}

type Step = 'begin' | 'submit' | 'pay' | 'hear' | 'cancel'

/** The server refused a step that should succeed. */
class Refused extends Error {}

/** The server asked to retry: its database cannot be reached for a moment. */
export class ComeAgain extends Refused {}

/**
 * A signed-in guest who starts a booking, submits it, pays its deposit by card and, if the plan says so, cancels
 * it: a browser or the provider repeats each step after a lost answer.
 */
export function newGuest(site: TestSite, visitor: Visitor, plan: Plan): Guest {
  const { email, retreat, cancels } = plan
  const form = kiterForm({ email, selectedDate: retreat })
  let promised: Promised | null = null
  let sessionId = ''

  function told(): Promised {
    if (promised === null) throw new Error('the booking was not answered yet')
    return promised
  }

  const steps: Record<Step, () => Promise<void>> = {
    async begin() {
      succeeded(await visitor.post('/api/leads', { ...form, status: 'in_progress' }))
    },
    async submit() {
      const { lead } = succeeded(await visitor.post<{ lead: Booking }>('/api/submit-booking', form))
      promised = booked(lead.id)
    },
    async pay() {
      const { bookingId: leadId } = told()
      const terms = succeeded(await visitor.get<{ version: string }>(`/api/order-terms/${leadId}`))
      succeeded(await visitor.post('/api/place-order', { leadId, termsVersion: terms.version }))
      const order = { paymentType: 'deposit', leadId, bookingData: {} }
      const page = await visitor.post<{ id: string }>('/api/create-checkout-session', order)
      sessionId = succeeded(page).id
      if (!site.stripe.account.complete(sessionId)) throw new Refused('a closed page was handed out')
    },
    async hear() {
      succeeded(await sendEvent(site, visitor, sessionId))
      told().paid = true
    },
    async cancel() {
      const wasSent = told().mayBeCancelled
      told().mayBeCancelled = true
      const answer = await visitor.delete(`/api/cancel-booking/${told().bookingId}`)
      // Cancelled before, with a lost answer: a cancelled booking cannot be cancelled again.
      if (!(wasSent && answer.status === 409)) succeeded(answer)
      told().cancelled = true
    },
  }
  const left: Step[] = ['begin', 'submit', 'pay', 'hear', ...(cancels ? (['cancel'] as const) : [])]

  return {
    promised: () => promised,
    sessionId: () => sessionId,
    async continueAfterSignIn(last) {
      for (let step = left[0]; step !== undefined; step = left[0]) {
        await steps[step]()
        left.shift()
        if (step === last) return
      }
    },
    isDone: () => left.length === 0,
    email,
    mails: cancels ? 3 : 2,
  }
}

/** Waits until every email to these guests has arrived at least once. */
export function mailsArrived({ mail }: TestSite, guests: readonly Guest[]): Promise<unknown> {
  const cameTo = (email: string) => {
    const mails = mail.received.filter(({ to }) => to.includes(email))
    return new Set(mails.map((received) => received.mail.messageId)).size
  }
  return vi.waitUntil(() => guests.every(({ email, mails }) => cameTo(email) >= mails), {
    timeout: PATIENCE_MS,
    interval: 100,
  })
}

/** Sends the provider's event about a paid page, with a new signature. */
export function sendEvent(
  { stripe }: TestSite,
  visitor: Visitor,
  sessionId: string,
): Promise<Answer<unknown>> {
  const session = stripe.account.session(sessionId)
  const event = { ...stripe.account.event('checkout.session.completed', session), id: `evt_${sessionId}` }
  const { body, signature } = stripe.sign(event)
  return visitor.request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  })
}

function succeeded<Body>({ status, body }: Answer<Body>): Body {
  if (status >= 200 && status < 300) return body
  const words = `${status}: ${JSON.stringify(body)}`
  throw status === 503 ? new ComeAgain(words) : new Refused(words)
}
