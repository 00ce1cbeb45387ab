import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import {
  MAX_LINES_AT_ONCE,
  type BankColumns,
  type BankLineView,
  type BankPreview,
  type LineOutcome,
  type MatchedLineView,
} from '#domain/bank-import.ts'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { appliedText, canChoose, isNewEntry, isPlainMatch, transfersText } from './bank-line-texts.ts'
import { BankLines } from './bank-lines.tsx'
import { readStatement } from './read-statement.ts'
import { StatementColumns } from './statement-columns.tsx'
import { StatementCounts } from './statement-counts.tsx'
import { StatementField } from './statement-field.tsx'

/** Marks transfers as received by the bank's own statement: it is shown what fits, and nothing happens before a click. */
export function BankImport() {
  const titleId = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const apply = useApply()
  const choose = ({ preview: { lines } }: Shown) =>
    setChosen(new Set(lines.filter(isPlainMatch).map(({ line }) => line.id)))
  const upload = useMutation({
    mutationFn: showStatement,
    onMutate: () => {
      apply.reset()
      point.reset()
    },
    onSuccess: choose,
  })
  const point = useMutation({ mutationFn: pointAtColumns, onSuccess: choose })
  const shown = point.data ?? upload.data
  const preview = shown?.preview.table === null ? shown.preview : null
  const table = shown?.preview.table ?? null
  const lines = preview?.lines ?? []
  // The button that was pressed is gone, and the reader must not be sent back to the top of the page.
  const leave = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (apply.isSuccess) leave.current?.focus()
  }, [apply.isSuccess])
  const toApply = lines.filter((matched) => canChoose(matched) && chosen.has(matched.line.id))
  const entered = lines.filter(isNewEntry)
  function putAside() {
    upload.reset()
    point.reset()
  }

  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-xl">
          Receive transfers by a bank statement
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          Export the last days from your bank. You see line by line what fits before anything is changed.
        </p>
      </div>
      <StatementField
        error={upload.error ? wordsOf(upload.error) : undefined}
        busy={upload.isPending || point.isPending || apply.isPending}
        onChoose={(file) => upload.mutate(file)}
      />
      {shown && table && (
        <StatementColumns
          key={table.headings.join()}
          table={table}
          busy={point.isPending}
          error={point.error ? wordsOf(point.error) : undefined}
          onPoint={(columns) => point.mutate({ content: shown.content, columns })}
        />
      )}
      {preview && <StatementCounts preview={preview} />}
      {preview && !apply.data && <Summary preview={preview} />}
      {preview && lines.length > 0 && (
        <BankLines
          preview={preview}
          chosen={chosen}
          onChoose={setChosen}
          outcomes={apply.data ?? null}
          busy={apply.isPending}
        />
      )}
      {apply.data && <Applied lines={lines} outcomes={apply.data} />}
      {apply.error && (
        <Notice tone="danger" live="alert" title="Not everything was applied">
          {errorText(apply.error, NO_ANSWER)} Choose the file again to see what is left.
        </Notice>
      )}
      {preview && (
        <div className="flex flex-wrap items-center gap-3">
          {!apply.data && toApply.length + entered.length > 0 && (
            <Button
              size="sm"
              busy={apply.isPending}
              busyLabel="Applying..."
              onClick={() => apply.mutate([...toApply, ...entered].map(({ line }) => line))}
            >
              {toApply.length > 0
                ? `Mark ${toApply.length} as received`
                : `Remember ${entered.length} as entered`}
            </Button>
          )}
          <Button ref={leave} size="sm" variant="secondary" disabled={apply.isPending} onClick={putAside}>
            {apply.data ? 'Done' : 'Put it aside'}
          </Button>
          {!apply.data && <p className="figures font-semibold">Chosen: {transfersText(toApply)}</p>}
        </div>
      )}
    </Card>
  )
}

const NO_ANSWER = 'The server cannot be reached. Please try again.'

/** A file's text, which is sent again once its columns are known, and what the server made of it. */
interface Shown {
  content: string
  preview: BankPreview
}

/** A refusal in words, like those of the server. */
async function showStatement(file: File): Promise<Shown> {
  const read = await readStatement(file)
  if ('refusal' in read) throw new StatementRefused(read.refusal)
  const { content } = read
  return { content, preview: await api('POST', '/api/admin/bank-import/preview', { body: { content } }) }
}

async function pointAtColumns(body: { content: string; columns: BankColumns }): Promise<Shown> {
  return { content: body.content, preview: await api('POST', '/api/admin/bank-import/columns', { body }) }
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
  })
}

async function applyLines(lines: readonly BankLineView[]): Promise<ReadonlyMap<string, LineOutcome>> {
  const outcomes = new Map<string, LineOutcome>()
  for (let start = 0; start < lines.length; start += MAX_LINES_AT_ONCE) {
    const { results } = await api('POST', '/api/admin/bank-import/apply', {
      body: { lines: lines.slice(start, start + MAX_LINES_AT_ONCE) },
    })
    for (const { id, outcome } of results) outcomes.set(id, outcome)
  }
  return outcomes
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
        : `${named} ${named === 1 ? 'names' : 'name'} a reference of ours. Look through them, and mark what is right as received.`}
    </Notice>
  )
}

function Applied({
  lines,
  outcomes,
}: {
  lines: readonly MatchedLineView[]
  outcomes: ReadonlyMap<string, LineOutcome>
}) {
  const [first, ...rest] = appliedText(lines, outcomes)
  return (
    <Notice live="status" tone={rest.length > 0 ? 'warning' : 'success'} title={first}>
      {rest.join(' ')}
    </Notice>
  )
}
