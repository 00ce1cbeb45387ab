import { formatEuros } from '#domain/base/money.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Says that a released stay still has a place, with its current and its former price in whole euros. */
export function OfferNotice({ total, totalBefore }: { total: number; totalBefore: number }) {
  const isSame = total === totalBefore
  return (
    <Notice tone={isSame ? 'success' : 'warning'} live="status" title="There’s still a place">
      {isSame
        ? `At the same price, ${formatEuros(total)}.`
        : `It costs ${formatEuros(total)} now. It was ${formatEuros(totalBefore)}.`}
    </Notice>
  )
}
