import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AssignedLine } from '#domain/bank-calls.ts'
import type { MatchedLineView } from '#domain/bank-import.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { assignedText } from './assign-line.ts'
import { BankLineRow } from './bank-line-row.tsx'
import { UnknownLine } from './unknown-line.tsx'

/** A line of the file that names nobody. It stays where it is, whatever becomes of it: nothing slides under the finger. */
export function FileUnknown({ matched, onSettled }: { matched: MatchedLineView; onSettled: () => void }) {
  const { line, guesses, note } = matched
  const [assigned, setAssigned] = useState<AssignedLine | null>(null)
  const queries = useQueryClient()
  const ignore = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bank-lines/keep', { body: { lines: [line], state: 'ignored' } }),
    onSuccess: onSettled,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['/api/admin/bank-lines'] }),
  })
  if (assigned || ignore.data) {
    return (
      <li>
        <BankLineRow line={line} note={note}>
          <Notice tone="success" live="status" className="mt-2">
            {assigned ? assignedText(assigned) : 'Ignored. You find it under Unmatched.'}
          </Notice>
        </BankLineRow>
      </li>
    )
  }
  return (
    <>
      <UnknownLine
        {...{ line, guesses, note }}
        onAssigned={(done) => {
          setAssigned(done)
          onSettled()
        }}
      >
        <Button variant="quiet" size="sm" busy={ignore.isPending} onClick={() => ignore.mutate()}>
          Not a guest’s
        </Button>
      </UnknownLine>
      {ignore.error && (
        <li className="px-4 py-2">
          <Notice tone="danger" live="alert" title="Not ignored">
            {errorText(ignore.error, 'The server cannot be reached. Please try again.')}
          </Notice>
        </li>
      )}
    </>
  )
}
