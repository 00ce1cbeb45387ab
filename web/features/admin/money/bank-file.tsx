import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { MAX_LINES_KEPT } from '#domain/bank-calls.ts'
import {
  MAX_LINES_AT_ONCE,
  type BankColumns,
  type BankLineView,
  type BankPreview,
  type LineOutcome,
  type MatchedLineView,
} from '#domain/bank-import.ts'
import { api, errorText } from '#web/api/client.ts'
import { appliedText, canChoose, isNewEntry, isPlainMatch } from '#web/features/admin/bank-line-texts.ts'
import { readStatement } from '#web/features/admin/read-statement.ts'
import { StatementColumns } from '#web/features/admin/statement-columns.tsx'
import { StatementCounts } from '#web/features/admin/statement-counts.tsx'
import { StatementField } from '#web/features/admin/statement-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BankFileGroups } from './bank-file-groups.tsx'
import { RecordBar } from './record-bar.tsx'

/** A statement of the bank: it is shown what each line is, and nothing happens before a press. */
export function BankFile() {
  const titleId = useId()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const record = useRecord()
  const choose = ({ preview: { lines } }: Shown) => {
    setChosen(new Set(lines.filter(isPlainMatch).map(({ line }) => line.id)))
    setSettled(new Set())
  }
  const upload = useMutation({
    mutationFn: showStatement,
    onMutate: () => {
      record.reset()
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
    if (record.isSuccess) leave.current?.focus()
  }, [record.isSuccess])
  const toRecord = lines.filter(({ line, ...rest }) => canChoose({ line, ...rest }) && chosen.has(line.id))
  const entered = lines.filter(isNewEntry)
  const toKeep = lines.filter(({ line, verdict }) => verdict === 'unknown' && !settled.has(line.id))
  function putAside() {
    upload.reset()
    point.reset()
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="sr-only">
        Bank file
      </h2>
      {!preview && (
        <StatementField
          error={upload.error ? wordsOf(upload.error) : undefined}
          busy={upload.isPending || point.isPending}
          onChoose={(file) => upload.mutate(file)}
        />
      )}
      {shown && table && (
        <StatementColumns
          key={table.headings.join()}
          table={table}
          busy={point.isPending}
          error={point.error ? wordsOf(point.error) : undefined}
          onPoint={(columns) => point.mutate({ name: shown.name, content: shown.content, columns })}
        />
      )}
      {preview && (
        <>
          <div className="flex flex-col gap-2 rounded-lg border border-line bg-white px-4 py-3.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-semibold wrap-anywhere">{shown?.name}</p>
              <Button ref={leave} variant="quiet" size="sm" disabled={record.isPending} onClick={putAside}>
                Other file
              </Button>
            </div>
            <StatementCounts preview={preview} />
          </div>
          {record.data ? (
            <Recorded lines={lines} {...record.data} />
          ) : (
            <p className="text-ink-soft">{explain(preview)}</p>
          )}
          <BankFileGroups
            preview={preview}
            chosen={chosen}
            onChoose={setChosen}
            outcomes={record.data?.outcomes ?? null}
            busy={record.isPending}
            onSettled={(id) => setSettled((before) => new Set([...before, id]))}
          />
          {record.error && (
            <Notice tone="danger" live="alert" title="Not everything was recorded">
              {errorText(record.error, NO_ANSWER)} Choose the file again to see what is left.
            </Notice>
          )}
          {!record.data && (
            <RecordBar
              lines={toRecord}
              entered={entered.length}
              unknown={toKeep.length}
              busy={record.isPending}
              onRecord={() =>
                record.mutate({
                  record: [...toRecord, ...entered].map(({ line }) => line),
                  keep: toKeep.map(({ line }) => line),
                })
              }
            />
          )}
        </>
      )}
    </section>
  )
}

const NO_ANSWER = 'The server cannot be reached. Please try again.'

function explain({ credits }: BankPreview): string {
  return credits === 0
    ? 'The file was read, and holds no money that came in.'
    : 'Nothing is recorded before you press the button below.'
}

/** A file's text, which is sent again once its columns are known, and what the server made of it. */
interface Shown {
  name: string
  content: string
  preview: BankPreview
}

/** A refusal in words, like those of the server. */
async function showStatement(file: File): Promise<Shown> {
  const read = await readStatement(file)
  if ('refusal' in read) throw new StatementRefused(read.refusal)
  const { content } = read
  const preview = await api('POST', '/api/admin/bank-import/preview', { body: { content } })
  return { name: file.name, content, preview }
}

async function pointAtColumns({
  name,
  ...body
}: {
  name: string
  content: string
  columns: BankColumns
}): Promise<Shown> {
  return {
    name,
    content: body.content,
    preview: await api('POST', '/api/admin/bank-import/columns', { body }),
  }
}

class StatementRefused extends Error {}

function wordsOf(error: Error): string {
  return error instanceof StatementRefused ? error.message : errorText(error, NO_ANSWER)
}

interface Done {
  outcomes: ReadonlyMap<string, LineOutcome>
  kept: number
}

function useRecord() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ record, keep }: { record: BankLineView[]; keep: BankLineView[] }): Promise<Done> => {
      const outcomes = await recordLines(record)
      const { kept } =
        keep.length === 0
          ? { kept: 0 }
          : await api('POST', '/api/admin/bank-lines/keep', {
              body: { lines: keep.slice(0, MAX_LINES_KEPT), state: 'waiting' },
            })
      return { outcomes, kept }
    },
    // The payments, the guests and the mails all show what was received, also where something failed half way.
    onSettled: () => void queries.invalidateQueries(),
  })
}

async function recordLines(lines: readonly BankLineView[]): Promise<ReadonlyMap<string, LineOutcome>> {
  const outcomes = new Map<string, LineOutcome>()
  for (let start = 0; start < lines.length; start += MAX_LINES_AT_ONCE) {
    const { results } = await api('POST', '/api/admin/bank-import/apply', {
      body: { lines: lines.slice(start, start + MAX_LINES_AT_ONCE) },
    })
    for (const { id, outcome } of results) outcomes.set(id, outcome)
  }
  return outcomes
}

function Recorded({ lines, outcomes, kept }: Done & { lines: readonly MatchedLineView[] }) {
  const [first, ...rest] = appliedText(lines, outcomes, kept)
  return (
    <Notice live="status" tone={rest.length > 0 ? 'warning' : 'success'} title={first}>
      {rest.join(' ')}
    </Notice>
  )
}
