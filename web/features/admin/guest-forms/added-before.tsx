import type { ApiError } from '#web/api/client.ts'
import { bringIntoView } from '#web/features/admin/desk/bring-into-view.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'

/** Somebody with this name and phone number has a place: it may be the same booking, entered twice. */
export function AddedBefore({
  problem,
  busy,
  onAdd,
}: {
  problem: ApiError
  busy: boolean
  onAdd: () => void
}) {
  return (
    <div ref={bringIntoView}>
      <Notice tone="warning" live="alert" title={problem.title}>
        <p>{problem.detail}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {problem.problem?.guests?.map(({ leadId, name }) => (
            <RoutedButtonLink key={leadId} to={`/admin/guests/${leadId}`} variant="secondary" size="sm">
              Open this booking
              <span className="sr-only"> of {name}</span>
            </RoutedButtonLink>
          ))}
          <Button variant="quiet" size="sm" busy={busy} onClick={onAdd}>
            Add another booking
          </Button>
        </div>
      </Notice>
    </div>
  )
}
