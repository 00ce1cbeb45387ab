import type { DocumentContent } from '#domain/document/documents.ts'

/**
 * Returns a receipt for a person who paid for a guest by the pay link: number, issuer, amount and retreat as on the guest's own, but only
 * the guest's first name. The price, other payments and the payment reference, which holds the surname, are left out.
 */
export function payerReceipt(receipt: DocumentContent, firstName: string): DocumentContent {
  const { booking, payment, line } = receipt
  return {
    ...receipt,
    guest: { name: `Payer for ${firstName}`, email: null },
    // Only the reference's suffix, because the reference itself holds the surname.
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
