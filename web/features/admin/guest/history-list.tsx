import type { GuestPage } from '#domain/api-contract.ts'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import { deskTime } from './desk-time.ts'
import { FoldingSection, sheetStyle } from './folding-section.tsx'

const FIRST = 5

/** Who changed what, newest first. Money stands in the ledger, which is its history. */
export function HistoryList({ history }: Pick<GuestPage, 'history'>) {
  const { shown, left, showMore } = useScreenful(history, FIRST)
  if (history.length === 0) return null
  return (
    <FoldingSection
      title="History"
      fact={history.length === 1 ? '1 change' : `${history.length} changes`}
      folded
    >
      <div className={sheetStyle}>
        <ol className="figures divide-y divide-line">
          {shown.map(({ at, by, what, from, to }, index) => (
            // Entries are only ever added, at the top: one that is counted from the bottom keeps its place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={history.length - index} className={rowStyle}>
              <p className="wrap-anywhere">{changeText({ what, from, to })}</p>
              <p className="text-sm text-ink-soft">
                {deskTime(at)} · {by}
              </p>
            </li>
          ))}
        </ol>
        <ShowMore left={left} total={history.length} onMore={showMore} />
      </div>
    </FoldingSection>
  )
}

/** "Wetsuit size: M → S", "Note written", "Booking cancelled: nothing goes back: illness". */
function changeText({ what, from, to }: Pick<GuestPage['history'][number], 'what' | 'from' | 'to'>): string {
  if (from === null && to === null) return what
  if (from === null) return `${what}: ${to}`
  return `${what}: ${from} → ${to ?? 'nothing'}`
}
