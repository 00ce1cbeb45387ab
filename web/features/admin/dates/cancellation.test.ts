import { expect, test } from 'vitest'
import type { CancelledGuest } from '#domain/contract/retreat-calls.ts'
import { confirmText, cancellationSums, mailsText, wayText } from './cancellation.tsx'

function guest(amount: number, differences: Partial<CancelledGuest> = {}): CancelledGuest {
  return {
    leadId: `${amount}`,
    name: 'Awa',
    refund: { amount, rule: 'cancelled_by_organiser' },
    received: amount,
    online: 0,
    reported: 0,
    disputed: 0,
    choosing: false,
    done: false,
    ...differences,
  }
}

test('the sums separate card money, transfers and money on its way', () => {
  const guests = [
    guest(1130, { online: 1130 }),
    guest(950.1, { online: 200.1 }),
    guest(200),
    guest(0, { reported: 950 }),
  ]
  expect(cancellationSums(guests)).toEqual({
    received: 2280.1,
    back: 2280.1,
    refunded: 3,
    online: { guests: 2, amount: 1330.1 },
    byTransfer: { guests: 2, amount: 950 },
    reported: 950,
    disputed: 0,
    done: 0,
    total: 4,
  })
  expect(guests.map((one) => wayText(one))).toEqual([
    'Online: automatic',
    '€200.10 as it was paid, €750 by transfer',
    'Transfer: we ask for bank details',
    '€950 on its way: refunded when it arrives',
  ])
})

test('the preview counts the emails, says to whom they go, and names whom the operator tells', () => {
  const fatou = { leadId: '1', name: 'Fatou Bojang', phone: '+220 300 0001' }
  const [awa, ben, bram, cora, dora] = ['awa', 'ben', 'bram', 'cora', 'dora'].map((name) => ({
    to: `${name}@example.com`,
  }))
  const to = (...mails: ({ to: string } | undefined)[]) => mails.flatMap((mail) => mail ?? [])
  expect(wayText(guest(200), false)).toBe('Transfer: you ask for an IBAN')
  expect(mailsText(to(awa), [])).toBe('1 email goes out, to awa@example.com.')
  expect(mailsText(to(awa, awa, awa, ben), [])).toBe(
    '4 emails go out, to awa@example.com and ben@example.com.',
  )
  expect(mailsText(to(awa, awa, ben, bram, cora, dora), [])).toBe('6 emails go out, to 5 addresses.')
  expect(mailsText(to(awa, ben), [fatou, { ...fatou, name: 'Modou', phone: null }])).toBe(
    '2 emails go out. You tell 2: Fatou Bojang · +220 300 0001; Modou.',
  )
})

test('the button shows the total refund, or the progress', () => {
  expect(confirmText(cancellationSums([guest(1130), guest(200), guest(0)]))).toBe('Cancel and refund €1,330')
  expect(confirmText(cancellationSums([]))).toBe('Cancel the date')
  expect(confirmText(cancellationSums([guest(1130, { done: true }), guest(200)]))).toBe(
    'Continue: 1 of 2 done',
  )
})
