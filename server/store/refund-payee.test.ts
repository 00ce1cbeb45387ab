import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import { payments } from '#server/db/schema.ts'
import { transferReport } from '#test/booking-forms.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import { issueDueDocuments, operator, receiveReported } from '#test/guests.ts'
import { loadBooking } from './booking-record.ts'
import { currentGuestPayee, findByRefundToken, refundLinkToken } from './refund-payee.ts'

test('a refund of a place that somebody booked for another is of who booked it, by name and address', async () => {
  const group = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  const { app, leads } = group
  const report = { ...transferReport(group.lead, 'deposit'), depositAmount: 400, totalAmount: 1900 }
  await group.visitor.post('/api/confirm-payment', report)
  await receiveReported(app)
  await issueDueDocuments(app)
  const admin = await operator(app)
  const ben = leads[1]?.id ?? ''
  await admin.post(`/api/admin/bookings/${ben}/cancel`, { reason: 'Ill', waiveFee: true })
  await issueDueDocuments(app)
  const [refund] = await app.db.select().from(payments).where(eq(payments.kind, 'refund'))
  const { body } = await admin.get<RefundToPay>(`/api/admin/payments/${refund?.id}/account`)
  expect(body.payee).toEqual({ name: 'Awa Jallow', email: 'awa@example.com' })
  // The link that Awa gets is hers, too.
  const record = await loadBooking(app.db, ben)
  if (!record) throw new Error('Ben’s booking is gone')
  const token = refundLinkToken(app.deps, currentGuestPayee(record.booking))
  const found = await findByRefundToken(app.deps, app.db, token)
  expect(found?.payee).toMatchObject({ name: 'Awa Jallow', email: 'awa@example.com' })
})
