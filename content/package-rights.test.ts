import { expect, test } from 'vitest'
import { addDays, startOfBanjulDay } from '#domain/base/dates.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { mayMove } from '#domain/booking/allowed-actions.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/terms/booking-terms.ts'
import { PACKAGE_RIGHTS } from '#domain/terms/package-rights.ts'
import { SITE } from '#test/site.ts'
import { plainText, type Block } from './text-blocks.ts'

const { termsOfService, refundPolicy } = SITE.legal
const textOf = ({ sections }: { sections: readonly { blocks: readonly Block[] }[] }) =>
  plainText(sections.flatMap(({ blocks }) => blocks))
const answers = SITE.faq.groups.flatMap(({ items }) => items.map(({ answerText }) => answerText)).join(' ')

test.each(keysOf(PACKAGE_RIGHTS))(
  'the terms or the refund page contain the rights in the words of the rules: %s',
  (right) => {
    expect(`${textOf(termsOfService)} ${textOf(refundPolicy)}`).toContain(PACKAGE_RIGHTS[right])
  },
)

test('the terms state until when a paid booking may change dates, with the figure of the rule', () => {
  const startsOn = '2027-01-22'
  const lastDay = addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
  const may = (day: string) => mayMove({ paymentStatus: 'deposit_paid', startsOn }, startOfBanjulDay(day)).ok
  expect([may(lastDay), may(addDays(lastDay, 1))]).toEqual([true, false])
  expect(textOf(termsOfService)).toContain(
    `you can change to another retreat up to ${BALANCE_DUE_DAYS_BEFORE} days before`,
  )
})

test('the terms, the refund page and the FAQ state the main rights in the same words', () => {
  const { handOverRight, organiserCancelRight, changeRight } = PACKAGE_RIGHTS
  for (const text of [textOf(termsOfService), textOf(refundPolicy), answers]) {
    for (const right of [handOverRight, organiserCancelRight, changeRight]) {
      expect(text).toContain(right)
    }
  }
  expect(textOf(termsOfService)).toContain(PACKAGE_RIGHTS.complaintRight)
  expect(answers).toContain(PACKAGE_RIGHTS.complaintRight)
})
