import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import {
  MOST_LINES_AT_ONCE,
  type BankLineView,
  type BankPreview,
  type LineOutcome,
} from '#domain/bank-import.ts'
import { api, errorText } from '#web/api/client.ts'
import { ownGate } from '#web/api/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, useFieldIds } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BankLines } from './bank-lines.tsx'
import { readStatement } from './read-statement.ts'

/** Marks transfers as received by the bank's own statement: it is shown what fits, and nothing happens before a click. */
export function BankImport() {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const apply = useApply()
  const preview = useMutation({
    mutationFn: showStatement,
    onMutate: () => apply.reset(),
    onSuccess: ({ lines }) =>
      setChosen(new Set(lines.filter(({ verdict }) => verdict === 'match').map(({ line }) => line.id))),
    meta: ownGate,
  })
  const lines = preview.data?.lines ?? []
  const toApply = lines.filter(({ line, verdict }) => verdict === 'match' && chosen.has(line.id))

  function startAgain() {
    preview.reset()
    apply.reset()
    if (input.current) input.current.value = ''
  }
  return (
    <Card as="section" aria-labelledby="bank-import" className="flex flex-col gap-4">
      <div>
        <h2 id="bank-import" className="text-xl">
          Receive transfers by a bank statement
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Export the last days from your bank as CSV or CAMT.053. You see what fits before anything is
          changed.
        </p>
      </div>
      <StatementField
        inputRef={input}
        error={preview.error ? wordsOf(preview.error) : undefined}
        busy={preview.isPending || apply.isPending}
        onChoose={(file) => preview.mutate(file)}
      />
      {preview.data && !apply.data && <Summary preview={preview.data} />}
      {apply.error && (
        <Notice tone="danger" live="alert" title="Not everything was applied">
          {errorText(apply.error, NO_ANSWER)} Upload the file again to see what is left.
        </Notice>
      )}
      {lines.length > 0 && (
        <BankLines lines={lines} chosen={chosen} onChoose={setChosen} outcomes={apply.data ?? null} />
      )}
      {preview.data && (
        <div className="flex flex-wrap gap-3">
          {!apply.data && toApply.length > 0 && (
            <Button
              size="sm"
              busy={apply.isPending}
              busyLabel="Applying..."
              onClick={() => apply.mutate(toApply.map(({ line }) => line))}
            >
              Mark {toApply.length} as received
            </Button>
          )}
          <Button size="sm" variant="secondary" disabled={apply.isPending} onClick={startAgain}>
            {apply.data ? 'Done' : 'Put it aside'}
          </Button>
        </div>
      )}
    </Card>
  )
}

const NO_ANSWER = 'The server cannot be reached. Please try again.'

/** A refusal in words, like those of the server. */
async function showStatement(file: File): Promise<BankPreview> {
  const read = await readStatement(file)
  if ('refusal' in read) throw new StatementRefused(read.refusal)
  return api('POST', '/api/admin/bank-import/preview', { body: { content: read.content } })
}

class StatementRefused extends Error {}

function wordsOf(error: Error): string {
  return error instanceof StatementRefused ? error.message : errorText(error, NO_ANSWER)
}

function useApply() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: applyLines,
    // The payments, the leads and the mails all show what was received, also where something failed half way.
    onSettled: () => void queries.invalidateQueries(),
    meta: ownGate,
  })
}

async function applyLines(lines: readonly BankLineView[]): Promise<ReadonlyMap<string, LineOutcome>> {
  const outcomes = new Map<string, LineOutcome>()
  for (let start = 0; start < lines.length; start += MOST_LINES_AT_ONCE) {
    const { results } = await api('POST', '/api/admin/bank-import/apply', {
      body: { lines: lines.slice(start, start + MOST_LINES_AT_ONCE) },
    })
    for (const { id, outcome } of results) outcomes.set(id, outcome)
  }
  return outcomes
}

function StatementField({
  inputRef,
  error,
  busy,
  onChoose,
}: {
  inputRef: RefObject<HTMLInputElement | null>
  error: string | undefined
  busy: boolean
  onChoose: (file: File) => void
}) {
  const texts = { label: 'Statement of your bank', error }
  const ids = useFieldIds(undefined, texts)
  return (
    <Field ids={ids} texts={texts} className="max-w-xl">
      <input
        ref={inputRef}
        id={ids.fieldId}
        type="file"
        accept=".csv,.txt,.xml,text/csv,application/xml,text/xml"
        disabled={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={classNames(
          controlStyle,
          'file:mr-3 file:rounded-full file:border-0 file:bg-sand file:px-3 file:py-1 file:font-semibold file:text-ink',
        )}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onChoose(file)
        }}
      />
    </Field>
  )
}

function Summary({ preview: { credits, unknown, lines } }: { preview: BankPreview }) {
  const fits = lines.filter(({ verdict }) => verdict === 'match').length
  const named = credits - unknown
  if (credits === 0)
    return (
      <Notice live="status" title="No money came in">
        The file was read, and holds no credit in euros.
      </Notice>
    )
  return (
    <Notice
      live="status"
      tone={fits > 0 ? 'success' : 'info'}
      title={`${fits} of ${credits} ${credits === 1 ? 'credit fits' : 'credits fit'}`}
    >
      {named === 0
        ? 'None names a reference of ours.'
        : `${named} ${named === 1 ? 'names' : 'name'} a reference of ours. Look through them, and apply what is right.`}
    </Notice>
  )
}
