import { formatDay } from '#domain/base/dates.ts'
import type { DocumentContent } from '#domain/document/documents.ts'

/** What stands on a receipt, with a figure of every kind. */
export const RECEIPT: DocumentContent = {
  kind: 'receipt',
  number: 'R-2025-0012',
  issuedOn: '2025-09-01',
  issuer: {
    name: 'Tradewind Ltd',
    brand: 'Tradewind Retreats',
    address: 'Example Road 1, Sanyang, The Gambia',
    registration: 'TIN 1234567890',
    email: 'hello@example.com',
  },
  guest: { name: 'Awa Jallow', email: 'awa@example.com' },
  booking: {
    reference: 'JALLOW-7K2M',
    retreat: 'Nov 7–14, 2025',
    packageName: 'Kiter package',
    room: 'Private room',
  },
  payment: { method: 'bank_transfer', reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M', on: '2025-08-31' },
  corrects: null,
  reason: null,
  line: { label: 'Deposit', amountCents: 20_000 },
  statement: {
    title: 'Your booking',
    rows: [
      { label: 'Super Early Bird price', amountCents: 95_000 },
      { label: 'Founding member discount', amountCents: -19_000 },
      { label: 'This payment', amountCents: -20_000 },
      { label: `Left to pay by ${formatDay('2025-09-23')}`, amountCents: 56_050 },
    ],
  },
}
