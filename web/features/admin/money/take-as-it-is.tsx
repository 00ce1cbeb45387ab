import type { MatchedLineView } from '#domain/bank-import.ts'
import { errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { assignedText, useAssignLine } from './assign-line.ts'
import { centsText } from './bank-line-row.tsx'

/** A transfer of another amount than was expected: recorded as it came, for the guest whose reference it carries. */
export function TakeAsItIs({
  line,
  transfer,
}: {
  line: MatchedLineView['line']
  transfer: NonNullable<MatchedLineView['transfer']>
}) {
  const assign = useAssignLine()
  if (assign.data) {
    return (
      <Notice tone="success" live="status" className="mt-2">
        {assignedText(assign.data)}
      </Notice>
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        busy={assign.isPending}
        busyLabel="Recording..."
        onClick={() => assign.mutate({ line, shares: [{ leadId: transfer.leadId, amount: line.amount }] })}
      >
        Record {centsText(line.amount)} as it is
      </Button>
      {assign.error && (
        <Notice tone="danger" live="alert" title="Not recorded" className="mt-2">
          {errorText(assign.error, 'The server cannot be reached. Please try again.')}
        </Notice>
      )}
    </>
  )
}
