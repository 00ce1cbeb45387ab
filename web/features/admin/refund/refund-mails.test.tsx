import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { RefundMails } from './refund-mails.tsx'

const PART = { paymentId: 'p', method: 'card', previousGuest: null, amount: 200 } as const
const AWA = { name: 'Awa Jallow', email: 'awa@example.com' }

function html(bookedByOther: boolean, email: string | null): string {
  const group = { id: 'g', number: 2, bookedByOther, sharedRoom: null }
  const lead = bookingView({ firstName: 'Ben', email, group })
  return renderScreen(<RefundMails lead={lead} mailsGoTo={AWA} parts={[PART]} place="" />)
}

test('the email about a place that its reader booked for another begins with the name, and says whose place it is', () => {
  const page = html(true, 'ben@example.com')
  expect(page).toContain('Ben: We’ve refunded €200 to your card')
  expect(page).toContain('This email is about the place that you booked for Ben:')
  expect(html(false, 'ben@example.com')).not.toMatch(/Ben: We|that you booked for Ben/)
  // Without an account of who booked, the email goes to the traveller's own address.
  expect(html(true, AWA.email)).not.toMatch(/Ben: We|that you booked for Ben/)
})
