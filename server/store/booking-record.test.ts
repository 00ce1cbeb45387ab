import { expect, test } from 'vitest'
import { payments } from '#server/db/schema.ts'
import { appWithGuest, operator } from '#test/guests.ts'
import { loadLedger } from './booking-record.ts'

const FIRST_ID = '00000000-0000-4000-8000-000000000000'
const LAST_ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff'

test('a refund made in the instant of its payment comes after it in every ledger', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  const row = {
    bookingId: lead.id,
    method: 'bank_transfer',
    amountCents: 20_000,
    createdAt: app.clock.now(),
  } as const
  await app.db.insert(payments).values([
    { ...row, id: LAST_ID, kind: 'deposit', state: 'received' },
    {
      ...row,
      id: FIRST_ID,
      kind: 'refund',
      state: 'initiated',
      refundOf: LAST_ID,
      refundReason: 'no_place_left',
    },
  ])
  const ids = [LAST_ID, FIRST_ID]
  expect((await loadLedger(app.db, lead.id)).map(({ id }) => id)).toEqual(ids)
  const admin = await operator(app)
  const page = await admin.get<{ payments: { id: string }[] }>(`/api/admin/bookings/${lead.id}`)
  expect(page.body.payments.map(({ id }) => id)).toEqual(ids)
})
