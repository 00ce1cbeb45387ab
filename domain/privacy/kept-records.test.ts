import { expect, test } from 'vitest'
import { keptSentences, type KeptRecords } from './kept-records.ts'

const NOTHING: KeptRecords = {
  documents: [],
  paidRetreats: [],
  orderedRetreats: [],
  unpaidRetreats: [],
  owedCents: 0,
  reportedCents: 0,
  hasCashBack: false,
  online: false,
}

test('no records are kept for a guest without any', () => {
  expect(keptSentences(NOTHING)).toEqual([])
})

test('each kind of kept record has one sentence, in a fixed order', () => {
  const kept = keptSentences({
    documents: ['R-2025-0001', 'R-2025-0002', 'C-2025-0001'],
    paidRetreats: ['Nov 7–14, 2025', 'Dec 5–12, 2025'],
    orderedRetreats: ['Nov 7–14, 2025'],
    unpaidRetreats: ['Jan 9–16, 2026'],
    owedCents: 95_000,
    reportedCents: 20_000,
    hasCashBack: true,
    online: true,
  })
  expect(kept).toEqual([
    'The receipts and credit notes that were issued, with your name and email address on them, because the law requires us to keep them: R-2025-0001, R-2025-0002 and C-2025-0001.',
    'The payments for Nov 7–14, 2025 and Dec 5–12, 2025 in our books, with your name, because the law requires us to keep them.',
    'What you ordered for Nov 7–14, 2025, with its price and terms: it is the contract that the payments belong to.',
    'The payments for Jan 9–16, 2026 that have not reached us: of your name only what their references carry.',
    'Your name and the account for the €950 that we still owe you: we delete the account 14 days after we have sent the money. We cannot write to you when we do.',
    'Your account for the €150 cash back that we still owe you: we delete it 14 days after we have sent the money.',
    'The reference of your €200 transfer, which hasn’t reached us: if it arrives, any refund goes to the account it came from.',
    'What the payment provider must keep about your online payments.',
  ])
})
