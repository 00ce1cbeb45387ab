import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { appWithGuest, payByCard, reportTransfer, signUp, type Guest } from '#test/guests.ts'

interface Code {
  payload: string
  svg: string
  detail?: string
}

function codeOf({ visitor, lead }: Pick<Guest, 'visitor' | 'lead'>, paymentType: string) {
  return visitor.get<Code>(`/api/transfer-code/${lead.id}?paymentType=${paymentType}`)
}

/** Returns what a phone's camera reads from the picture. */
async function scan(svg: string, width: number): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  ['deposit', 'EUR200.00', 'KITE-DEPOSIT-2025-JALLOW-'],
  ['full', 'EUR1130.00', 'KITE-FULL-2025-JALLOW-'],
])('a banking app can read the %s payment from the QR code', async (paymentType, amount, reference) => {
  const { guest } = await appWithGuest({ selectedRoom: 'private' })
  const { status, body } = await codeOf(guest, paymentType)
  expect(status).toBe(200)
  // At the size on screen, and at three times the density.
  for (const width of [208, 624]) expect(await scan(body.svg, width)).toBe(body.payload)
  expect(body.payload.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'XMPLBEBB',
    'Tradewind Retreats',
    'BE68539007547034',
    amount,
    '',
    '',
    expect.stringContaining(reference) as unknown,
  ])
  expect(body.payload.split('\n').at(-1)).toBe(
    paymentType === 'deposit' ? guest.lead.paymentReferences?.deposit : guest.lead.paymentReferences?.full,
  )
})

test('the QR code is only for the balance once the deposit is paid', async () => {
  const { guest } = await appWithGuest()
  expect(await codeOf(guest, 'balance')).toMatchObject({ status: 409 })
  await payByCard(guest, 'deposit')
  const { body } = await codeOf(guest, 'balance')
  expect(await scan(body.svg, 208)).toContain(`EUR750.00\n\n\n${guest.lead.paymentReferences?.balance}`)
  expect(await codeOf(guest, 'deposit')).toMatchObject({ status: 409 })
})

test('the QR code stays valid for a transfer that the guest has reported', async () => {
  const { guest } = await appWithGuest()
  const before = await codeOf(guest, 'deposit')
  await reportTransfer(guest, 'deposit')
  expect((await codeOf(guest, 'deposit')).body).toEqual(before.body)
  expect(await codeOf(guest, 'full')).toMatchObject({ status: 409 })
})

test('the QR code is for the booking’s own guest and known kinds of payment only', async () => {
  const { app, guest } = await appWithGuest()
  expect(await codeOf({ ...guest, visitor: app.newVisitor() }, 'deposit')).toMatchObject({ status: 401 })
  const other = await signUp(app, 'other@example.com')
  expect(await codeOf({ ...guest, visitor: other }, 'deposit')).toMatchObject({ status: 404 })
  expect(await codeOf(guest, 'half')).toMatchObject({ status: 422 })
})
