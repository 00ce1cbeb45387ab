import type { ApiError } from '#web/api/client.ts'
import { ConfirmRepeat, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'

/** Warns that a guest with this name and phone number already has a place, which may be the same booking. */
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
    <ConfirmRepeat
      title={problem.title}
      text={<p>{problem.detail}</p>}
      yes="Add another booking"
      onYes={onAdd}
      busy={busy}
    >
      {problem.problem?.guests?.map(({ leadId, name }) => (
        <SmallButtonLink key={leadId} to={`/admin/guests/${leadId}`}>
          Open this booking
          <span className="sr-only"> of {name}</span>
        </SmallButtonLink>
      ))}
    </ConfirmRepeat>
  )
}
