import { formatDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import type { RestLine } from './today-list.ts'

/** Returns the lines of what was promised to guests: days to enter, cash back to transfer, and answers to read. */
export function promiseLines({ wind: { missing, payouts }, newAnswers }: Today): RestLine[] {
  const lines: RestLine[] = missing.map(({ retreatId, label }) => ({
    kind: 'wind',
    key: `wind ${retreatId}`,
    title: `The wind of ${label} isn’t entered`,
    detail: 'Enter at least the full days, so that kiters can be asked',
    to: datePath(retreatId, 'wind'),
  }))
  const [first] = payouts
  if (first) {
    lines.push({
      kind: 'wind',
      key: 'payouts',
      title: counted(payouts.length, 'cash back to transfer', 'cash backs to transfer'),
      detail: `${payouts.map(({ name }) => name || 'No name').join(', ')}, by ${formatDay(first.dueOn)}`,
      sum: formatEuros(sumEuros(payouts.map(({ amount }) => amount))),
      to: '/admin/wind',
    })
  }
  if (newAnswers > 0) {
    lines.push({
      kind: 'answer',
      key: 'answers',
      title: counted(newAnswers, 'new answer from guests', 'new answers from guests'),
      detail: 'Publish, or keep private',
      to: '/admin/answers',
    })
  }
  return lines
}
