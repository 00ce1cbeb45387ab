import { formatEuros } from '#domain/base/money.ts'
import { Notice } from '#web/ui/notice.tsx'

/** That a released stay has a place still, and its price of now beside the one before. Whole euros. */
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
