import { expect, test } from 'vitest'
import { paymentReference } from '#domain/payment/payment-reference.ts'
import {
  matchBankLines,
  possibleSuffixes,
  type BankLine,
  type ExpectedTransfer,
  type RecordedMoney,
} from './bank-matching.ts'

const DEPOSIT: ExpectedTransfer = {
  reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
  amountCents: 200_00,
  state: 'reported',
  bookingId: 'awa',
  isPayable: true,
  isRest: false,
}
const FULL: ExpectedTransfer = {
  ...DEPOSIT,
  reference: 'KITE-FULL-2025-JALLOW-7K2M',
  amountCents: 950_00,
  state: 'unreported',
}
/** The deposit, as an earlier file or entry has recorded it. */
const MONEY: RecordedMoney = {
  bookingId: 'awa',
  name: 'Awa Jallow',
  amountCents: 200_00,
  from: '2025-09-05',
  to: '2025-09-05',
  lineIds: [],
}

function line(text: string, differences: Partial<BankLine> = {}): BankLine {
  return {
    id: text,
    bookedOn: '2025-09-03',
    amountCents: 200_00,
    currency: 'EUR',
    text,
    settled: true,
    ...differences,
  }
}

function verdictOf(
  given: BankLine,
  transfers: ExpectedTransfer[] = [DEPOSIT, FULL],
  money: RecordedMoney[] = [],
) {
  return matchBankLines([given], transfers, money)[0]
}

test.each([
  ['alone', 'KITE-DEPOSIT-2025-JALLOW-7K2M'],
  ['inside a longer text', 'SEPA CREDIT TRANSFER from A Jallow, KITE-DEPOSIT-2025-JALLOW-7K2M, thank you!'],
  ['in small letters', 'kite-deposit-2025-jallow-7k2m'],
  ['with spaces instead of hyphens', 'KITE DEPOSIT 2025 JALLOW 7K2M'],
  ['with spaces wherever the bank breaks its lines', 'KITE-DEPOSIT-2025-JAL LOW-7K 2M'],
  ['without anything between', 'kitedeposit2025jallow7k2m'],
  ['with slashes and words around it', '/ROC/NOTPROVIDED//URI/KITE-DEPOSIT-2025-JALLOW-7K2M/CNTP/BE71'],
  ['with an accent that the surname has', 'KITE-DEPOSIT-2025-JÄLLÖW-7K2M'],
  ['over a line break', 'KITE-DEPOSIT-2025\n-JALLOW-7K2M'],
])('a reference %s is found', (_, text) => {
  expect(verdictOf(line(text))).toEqual({
    line: line(text),
    verdict: 'match',
    transfer: DEPOSIT,
    shares: [],
    recorded: [],
  })
})

test.each([
  ['another ending', 'KITE-DEPOSIT-2025-JALLOW-7K2N'],
  ['another surname', 'KITE-DEPOSIT-2025-PEETERS-7K2M'],
  ['no ending', 'KITE-DEPOSIT-2025-JALLOW'],
  ['only the name', 'Awa Jallow'],
  ['nothing', ''],
])('a line with %s is unknown', (_, text) => {
  expect(verdictOf(line(text))).toMatchObject({ verdict: 'unknown', transfer: null })
})

test.each([
  ['a cent more too little than bank fees are', 194_99],
  ['a cent too much', 200_01],
])('%s is a wrong amount for the transfer that the line names', (_, amountCents) => {
  expect(verdictOf(line(DEPOSIT.reference, { amountCents }))).toMatchObject({
    verdict: 'wrong_amount',
    transfer: DEPOSIT,
  })
})

test.each([
  ['a cent', 199_99],
  ['all that bank fees can be', 195_00],
])('a transfer that is short by %s is left for the operator to decide', (_, amountCents) => {
  expect(verdictOf(line(DEPOSIT.reference, { amountCents }))).toMatchObject({
    verdict: 'short',
    transfer: DEPOSIT,
  })
})

test('a line with the exact amount pays a transfer before a short one, in either order', () => {
  const short = line(DEPOSIT.reference, { id: 'short', amountCents: 199_00 })
  const exact = line(DEPOSIT.reference, { id: 'exact' })
  const verdicts = (lines: BankLine[]) =>
    matchBankLines(lines, [DEPOSIT], []).map(({ line: { id }, verdict }) => `${id} ${verdict}`)
  expect(verdicts([short, exact])).toEqual(['short another', 'exact match'])
  expect(verdicts([exact, short])).toEqual(['exact match', 'short another'])
})

test('a transfer that the guest has not reported is matched too', () => {
  expect(verdictOf(line(FULL.reference, { amountCents: 950_00 }))).toMatchObject({
    verdict: 'match',
    transfer: FULL,
  })
})

test('a line for a transfer that was already received is another payment', () => {
  const received: ExpectedTransfer = { ...DEPOSIT, state: 'received' }
  expect(verdictOf(line(DEPOSIT.reference), [received])).toMatchObject({
    verdict: 'another',
    transfer: received,
  })
})

test('the first of two lines for one transfer pays it, and the second is another payment', () => {
  const lines = [line(DEPOSIT.reference), line(DEPOSIT.reference, { id: 'another day' })]
  expect(matchBankLines(lines, [DEPOSIT], []).map(({ verdict }) => verdict)).toEqual(['match', 'another'])
})

test('a line repeated in a file counts once, and a line already imported does not count', () => {
  const again = line(DEPOSIT.reference)
  expect(matchBankLines([again, again], [DEPOSIT], []).map(({ verdict }) => verdict)).toEqual([
    'match',
    'repeated',
  ])
  const known = { ...MONEY, from: '2025-01-01', to: '2025-01-01', amountCents: 1, lineIds: [again.id] }
  expect(verdictOf(again, [DEPOSIT], [known])).toMatchObject({
    verdict: 'already_recorded',
    transfer: DEPOSIT,
    recorded: [known],
  })
})

test('an unsettled line never pays a transfer, and does not block a settled line', () => {
  const pending = line(DEPOSIT.reference, { id: 'pending', settled: false })
  const verdicts = matchBankLines([pending, line(DEPOSIT.reference)], [DEPOSIT], [])
  expect(verdicts.map(({ verdict, transfer }) => [verdict, transfer])).toEqual([
    ['unsettled', DEPOSIT],
    ['match', DEPOSIT],
  ])
  expect(verdictOf({ ...pending, text: 'nothing' })).toMatchObject({ verdict: 'unsettled', transfer: null })
})

test.each<[string, Partial<RecordedMoney>, Partial<BankLine>, string]>([
  ['on the same day', {}, { bookedOn: '2025-09-05' }, 'already_recorded'],
  ['three days before', {}, { bookedOn: '2025-09-02' }, 'already_recorded'],
  ['three days after', {}, { bookedOn: '2025-09-08' }, 'already_recorded'],
  ['four days before', {}, { bookedOn: '2025-09-01' }, 'another'],
  ['four days after', {}, { bookedOn: '2025-09-09' }, 'another'],
  ['within the days of a report', { from: '2025-08-20' }, { bookedOn: '2025-08-25' }, 'already_recorded'],
  ['of another amount', { amountCents: 199_99 }, {}, 'another'],
  ['of another line', { lineIds: ['another'] }, {}, 'already_recorded'],
  ['of this very line', { lineIds: ['own'] }, { id: 'own', bookedOn: '2025-12-24' }, 'already_recorded'],
  ['of another booking', { bookingId: 'lamin' }, {}, 'another'],
])(
  'the verdict on a bank line takes money recorded before into account: %s',
  (_, money, differences, verdict) => {
    const received = { ...DEPOSIT, state: 'received' } as const
    expect(
      verdictOf(line(DEPOSIT.reference, differences), [received], [{ ...MONEY, ...money }]),
    ).toMatchObject({
      verdict,
    })
  },
)

test('recorded money is never matched, even if the same amount is expected once more', () => {
  expect(verdictOf(line(DEPOSIT.reference), [DEPOSIT, FULL], [MONEY])).toMatchObject({
    verdict: 'already_recorded',
    recorded: [MONEY],
  })
})

test('recorded money explains one line of a file, the one of the nearest day', () => {
  const lines = ['2025-09-03', '2025-09-05', '2025-09-06'].map((bookedOn) =>
    line(DEPOSIT.reference, { id: bookedOn, bookedOn }),
  )
  const verdicts = (money: RecordedMoney[]) =>
    matchBankLines(lines, [{ ...DEPOSIT, state: 'received' }], money).map(({ verdict }) => verdict)
  expect(verdicts([MONEY])).toEqual(['another', 'already_recorded', 'another'])
  expect(verdicts([MONEY, { ...MONEY }])).toEqual(['another', 'already_recorded', 'already_recorded'])
  const own = { ...MONEY, lineIds: ['2025-09-06'] }
  expect(verdicts([own]), 'the very line comes first').toEqual(['another', 'another', 'already_recorded'])
})

test('a line without a reference is known if it has the whole name of the guest', () => {
  const verdict = (text: string, differences: Partial<BankLine> = {}) =>
    verdictOf(line(text, differences), [DEPOSIT], [MONEY])?.verdict
  expect(verdict('JALLOW AWA kitesurf')).toBe('already_recorded')
  expect(verdict('JALLOW kitesurf')).toBe('unknown')
  expect(verdict('JALLOW AWA kitesurf', { amountCents: 199_00 })).toBe('unknown')
})

test('money in another currency is never matched', () => {
  for (const currency of ['USD', '']) {
    expect(verdictOf(line(DEPOSIT.reference, { currency }))).toMatchObject({
      verdict: 'other_currency',
      transfer: null,
    })
  }
})

test('another amount is no wrong one for a guest who owes nothing', () => {
  const paid = [{ ...UNTOLD, isPayable: false }, RECEIVED]
  expect(verdictOf(line(DEPOSIT.reference, { amountCents: 150_00 }), paid)?.verdict).toBe('another')
})

test('the amount decides between two balances with one reference, and two lines pay two equal ones', () => {
  const balance: ExpectedTransfer = {
    ...DEPOSIT,
    reference: 'KITE-BALANCE-2025-JALLOW-7K2M',
    amountCents: 750_00,
    state: 'reported',
  }
  const more: ExpectedTransfer = { ...balance, amountCents: 180_00 }
  expect(verdictOf(line(balance.reference, { amountCents: 180_00 }), [balance, more])?.transfer).toBe(more)
  const twin: ExpectedTransfer = { ...balance }
  const lines = ['a', 'b'].map((id) => line(balance.reference, { id, amountCents: 750_00 }))
  const paid = matchBankLines(lines, [balance, twin], []).map(({ transfer }) => transfer)
  expect(paid[0]).toBe(balance)
  expect(paid[1]).toBe(twin)
})

test('a reported transfer is matched before an unreported one of the same amount', () => {
  const unreported: ExpectedTransfer = { ...DEPOSIT, state: 'unreported' }
  expect(verdictOf(line(DEPOSIT.reference), [unreported, DEPOSIT])?.transfer).toBe(DEPOSIT)
})

test.each([
  ['Jallow', 'A transfer of KITE-DEPOSIT-2025-JALLOW-7K2M and more words after it'],
  ['Li', 'kite full 2026 li 7k2m'],
  [
    'Wolfeschlegelsteinhausenbergerdorff',
    paymentReference('balance', {
      lastName: 'Wolfeschlegelsteinhausenbergerdorff',
      startsOn: '2025-10-31',
      suffix: '7K2M',
    }),
  ],
])('the suffix of a reference with the surname %s is looked up', (_, text) => {
  expect(possibleSuffixes([text])).toContain('7K2M')
})

test('texts without one of our references give no suffix to look up', () => {
  expect(possibleSuffixes(['Rent September', 'KITE 2025', '', 'KITEDEPOSIT2025'])).toEqual(new Set())
})

const BALANCE: ExpectedTransfer = {
  ...DEPOSIT,
  reference: 'KITE-BALANCE-2025-JALLOW-7K2M',
  amountCents: 950_00,
  state: 'unreported',
  isRest: true,
}
const UNTOLD: ExpectedTransfer = { ...DEPOSIT, state: 'unreported' }
const RECEIVED: ExpectedTransfer = { ...DEPOSIT, state: 'received' }
/** Another guest’s deposit. */
const LAMIN: ExpectedTransfer = { ...DEPOSIT, reference: 'KITE-DEPOSIT-2025-SOWE-8N3P', bookingId: 'lamin' }

const verdictsOf = (lines: BankLine[], transfers: ExpectedTransfer[]) =>
  matchBankLines(lines, transfers, []).map(({ verdict }) => verdict)
const cents = (...amounts: number[]) =>
  amounts.map((amountCents, index) => line(DEPOSIT.reference, { id: `${index}`, amountCents }))

test.each<[string, number[], ExpectedTransfer[], string[]]>([
  ['the balance after the deposit', [750_00], [RECEIVED, { ...BALANCE, amountCents: 750_00 }], ['match']],
  ['deposit and balance in one file', [200_00, 750_00], [UNTOLD, BALANCE], ['match', 'match']],
  ['the balance above the deposit', [750_00, 200_00], [UNTOLD, BALANCE], ['match', 'match']],
  [
    'a reported deposit and the balance beside it',
    [200_00, 750_00],
    [DEPOSIT, { ...BALANCE, amountCents: 750_00 }],
    ['match', 'match'],
  ],
  [
    'the balance above a reported deposit',
    [750_00, 200_00],
    [DEPOSIT, { ...BALANCE, amountCents: 750_00 }],
    ['match', 'match'],
  ],
  ['a wrong deposit that nobody reported', [100_00], [UNTOLD], ['wrong_amount']],
  [
    'another amount than the reported balance',
    [300_00],
    [RECEIVED, { ...BALANCE, amountCents: 750_00, state: 'reported' }],
    ['wrong_amount'],
  ],
  ['the full price', [950_00], [UNTOLD, BALANCE], ['match']],
  ['the full price, then a deposit', [950_00, 200_00], [UNTOLD, BALANCE], ['match', 'another']],
  ['two equal deposits', [200_00, 200_00], [UNTOLD, BALANCE], ['match', 'another']],
  ['a part after the deposit', [200_00], [RECEIVED, { ...BALANCE, amountCents: 750_00 }], ['another']],
  ['more, once all is paid', [200_00], [RECEIVED], ['another']],
  ['a balance that lacks a euro', [749_00], [RECEIVED, { ...BALANCE, amountCents: 750_00 }], ['short']],
  [
    'a deposit that was paid otherwise, while a balance is left',
    [200_00],
    [
      { ...UNTOLD, isPayable: false },
      { ...BALANCE, amountCents: 750_00 },
    ],
    ['another'],
  ],
  [
    'a deposit that was paid otherwise, with nothing left',
    [200_00],
    [{ ...UNTOLD, isPayable: false }],
    ['match'],
  ],
])(
  'the amounts decide what lines with the deposit’s reference pay: %s',
  (_, amounts, transfers, verdicts) => {
    expect(verdictsOf(cents(...amounts), transfers)).toEqual(verdicts)
  },
)

test.each<[string, number, ExpectedTransfer[], string, number[]]>([
  ['what both owe', 400_00, [DEPOSIT, LAMIN], 'split', [200_00, 200_00]],
  ['a cent less', 399_99, [DEPOSIT, LAMIN], 'several', [200_00, 200_00]],
  ['what one of them owes', 200_00, [DEPOSIT, LAMIN], 'several', [200_00, 200_00]],
  ['what one owes, where the other has paid', 200_00, [RECEIVED, LAMIN], 'several', [0, 200_00]],
])(
  'a line that names two guests is split only if it covers what both owe: %s',
  (_, amountCents, transfers, verdict, shares) => {
    const both = line(`${DEPOSIT.reference} + ${LAMIN.reference}`, { amountCents })
    expect(verdictOf(both, transfers)).toMatchObject({
      verdict,
      transfer: null,
      shares: shares.map((share) => ({ amountCents: share })),
    })
  },
)

test('a transfer paid by a split line is not paid by another line', () => {
  const both = line(`${DEPOSIT.reference} ${LAMIN.reference}`, { amountCents: 400_00 })
  expect(verdictsOf([both, line(DEPOSIT.reference)], [DEPOSIT, LAMIN])).toEqual(['split', 'another'])
  const balance = { ...BALANCE, amountCents: 750_00, state: 'reported' } as const
  const second = line(BALANCE.reference, { amountCents: 750_00 })
  expect(verdictsOf([both, second], [DEPOSIT, balance, LAMIN])).toEqual(['split', 'match'])
})

test('a line for two guests is known once the money of both is recorded', () => {
  const both = line(`${DEPOSIT.reference} ${LAMIN.reference}`, { amountCents: 400_00 })
  const ofLamin = { ...MONEY, bookingId: 'lamin', amountCents: 200_00 }
  const other = { ...MONEY, amountCents: 150_00 }
  expect(verdictOf(both, [DEPOSIT, LAMIN], [other, MONEY, ofLamin])).toMatchObject({
    verdict: 'already_recorded',
    recorded: [MONEY, ofLamin],
  })
  expect(verdictOf(both, [DEPOSIT, LAMIN], [MONEY])?.verdict).toBe('split')
})

test('what one guest pays leaves open what another owes', () => {
  const full = line(BALANCE.reference, { amountCents: 950_00 })
  const other = line(LAMIN.reference)
  expect(verdictsOf([full, other], [UNTOLD, BALANCE, { ...LAMIN, state: 'unreported' }])).toEqual([
    'match',
    'match',
  ])
  const short = line(DEPOSIT.reference, { amountCents: 199_00 })
  expect(verdictsOf([short, other], [DEPOSIT, LAMIN])).toEqual(['short', 'match'])
})

test('of two equal transfers of a booking, the one that the line names is paid', () => {
  const named = { ...UNTOLD, reference: FULL.reference }
  expect(verdictOf(line(FULL.reference), [DEPOSIT, named])?.transfer).toBe(named)
})

test('the rest of a price is shown less what the file has brought before', () => {
  const [, rest] = matchBankLines(cents(200_00, 750_00), [UNTOLD, BALANCE], [])
  expect(rest?.transfer).toEqual({ ...BALANCE, amountCents: 750_00 })
})
