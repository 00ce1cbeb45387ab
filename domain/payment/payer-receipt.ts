import type { DocumentContent } from '#domain/document/documents.ts'

/**
 * A receipt for whoever has paid for a guest by the pay link: number, issuer, amount and retreat as on the guest's own, and of the
 * guest the first name alone. What the booking costs, what else was paid and the transfer's reference, which holds the
 * surname, are the guest's own matter.
 */
export function payerReceipt(receipt: DocumentContent, firstName: string): DocumentContent {
  const { booking, payment, line } = receipt
  return {
    ...receipt,
    guest: { name: `Payer for ${firstName}`, email: null },
    // Its own ending alone: the whole of it begins with the surname.
    booking: {
      ...booking,
      reference: booking.reference.split('-').at(-1) ?? '',
      packageName: null,
      room: null,
    },
    payment: { ...payment, reference: null },
    statement: {
      title: 'This payment',
      rows: [{ label: 'Received', amountCents: line.amountCents }],
    },
  }
}
