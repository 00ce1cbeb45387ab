import { expect, test } from 'vitest'
import { isPaidByHolder, payerInGroup, payerOf, PAYERS } from './payer.ts'

test.each([
  // Ben's place while Awa has it, and once Ben has an account.
  { held: { groupId: 'g', bookedByOther: true }, theirs: ['booker'] },
  { held: { groupId: 'g', bookedByOther: false }, theirs: ['guest'] },
  { held: { groupId: null, bookedByOther: false }, theirs: ['guest', 'booker', 'link'] },
])('of a place held as $held, the payments of $theirs are the holder’s', ({ held, theirs }) => {
  expect(PAYERS.filter((payer) => isPaidByHolder(payer, held))).toEqual(theirs)
  expect(isPaidByHolder(null, held)).toBe(true)
  expect(isPaidByHolder(payerOf(held), held)).toBe(true)
})

test('one payment for a group is the booker’s, for each of its places', () => {
  expect([1, 2, 3].map((groupNumber) => payerInGroup({ groupNumber }))).toEqual(['guest', 'booker', 'booker'])
})
