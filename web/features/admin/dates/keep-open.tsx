import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { api } from '#web/api/client.ts'
import { SmallButton, useAct } from '#web/features/admin/kit/form/actions.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CLOSING_TEXTS } from './date-list.ts'

/** Returns the action that keeps a date open until it starts, or lets it close by itself again. */
export function useKeepOpen({ id, label }: RetreatView) {
  return useAct({
    act: (keptOpen: boolean) =>
      api('PATCH', '/api/admin/retreats/{retreatId}', { params: { retreatId: id }, body: { keptOpen } }),
    done: (_, keptOpen) => ({
      title: keptOpen ? `${label} is open until it starts` : `${label} closes by itself again`,
    }),
    failed: `${label} wasn’t changed`,
  })
}

/** Says why guests can't book a date that is on sale, or that it is kept open, with the button for the other. */
export function KeepOpen({ date }: { date: RetreatView }) {
  const keepOpen = useKeepOpen(date)
  const { status, closedBy, keptOpen } = date
  if (status !== 'on_sale' || !(closedBy || keptOpen)) return null
  return (
    <Notice tone="info" title={closedBy ? CLOSING_TEXTS[closedBy] : 'Guests can book it until it starts.'}>
      <SmallButton
        type="button"
        className="mt-2"
        busy={keepOpen.isPending}
        busyLabel="Saving..."
        onClick={() => keepOpen.mutate(!keptOpen)}
      >
        {keptOpen ? 'Let it close by itself' : 'Keep open'}
      </SmallButton>
    </Notice>
  )
}
