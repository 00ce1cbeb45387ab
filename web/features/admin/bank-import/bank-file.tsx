import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { canTake } from '#domain/bank-import/bank-matching.ts'
import { MAX_LINES_KEPT } from '#domain/contract/bank-calls.ts'
import {
  MAX_LINES_AT_ONCE,
  type BankPreview,
  type DayOrder,
  type LineOutcome,
  type MatchedLineView,
} from '#domain/contract/bank-shapes.ts'
import { api, errorText } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { entryStore } from '#web/features/admin/money/entry-store.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BankFileGroups } from './bank-file-groups.tsx'
import { RecordBar, StatementCounts } from './bank-file-summary.tsx'
import { appliedText, isPlainMatch, shownLines } from './bank-line-texts.ts'
import { DayOrderQuestion, readStatement, StatementField, StatementRefused } from './choose-statement.tsx'

/**
 * Upload of a bank statement. It shows what each line is, and records nothing until the operator presses the button. `children` is what the
 * page shows while no file is read.
 */
export function BankFile({ children }: { children: ReactNode }) {
  const titleId = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, LineOutcome>>(new Map())
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const dayOrder = shown?.preview.dayOrder ?? null
  const preview = dayOrder === null ? shown?.preview : undefined
  const current = useCurrent(dayOrder === null ? shown : null)
  const lines = preview ? shownLines(preview.lines, (current ?? preview).lines) : []
  const queries = useQueryClient()
  const toRecord = lines.flatMap(({ now }) => (canTake(now.verdict) && chosen.has(now.line.id) ? [now] : []))
  const toKeep = lines.flatMap(({ now }) =>
    isLeftOver(now) && !toRecord.includes(now) && !kept.has(now.line.id) ? [now] : [],
  )
  const [said, ...also] = appliedText(lines, outcomes, kept.size)
  const record = useMutation({
    mutationFn: async () => {
      const taken = toRecord.map(({ line }) => line)
      const paymentIds: string[] = []
      for (let start = 0; start < taken.length; start += MAX_LINES_AT_ONCE) {
        const { results } = await api('POST', '/api/admin/bank-import/apply', {
          body: { file: shown?.name, lines: taken.slice(start, start + MAX_LINES_AT_ONCE) },
        })
        const done = new Map(results.map(({ id, outcome }) => [id, outcome]))
        setOutcomes((before) => new Map([...before, ...done]))
        setChosen((before) => new Set([...before].filter((id) => !done.has(id))))
        for (const { outcome, paymentIds: ids } of results)
          if (outcome === 'received' || outcome === 'goes_back') paymentIds.push(...ids)
        // One undo covers all payments recorded by one press.
        entryStore.groupUndo(paymentIds)
      }
      const left = toKeep.map(({ line }) => line)
      for (let start = 0; start < left.length; start += MAX_LINES_KEPT) {
        await api('POST', '/api/admin/bank-lines/keep', {
          body: { lines: left.slice(start, start + MAX_LINES_KEPT), state: 'waiting' },
        })
      }
      setKept(new Set([...kept, ...left.map(({ id }) => id)]))
    },
    // Every list may show a recorded payment, even after a failure half way.
    onSettled: () => queries.invalidateQueries(),
  })
  const show = (next: Shown | null) => {
    record.reset()
    setShown(next)
    setChosen(new Set(next?.preview.lines.filter(isPlainMatch).map(({ line }) => line.id)))
    setOutcomes(new Map())
    setKept(new Set())
  }
  const read = useMutation({ mutationFn: readFile, onSuccess: show })
  const error = read.error ? wordsOf(read.error) : undefined
  // The pressed button disappears, and without this the focus would jump to the top of the page.
  const leave = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (record.isSuccess) leave.current?.focus()
  }, [record.isSuccess])

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="sr-only">
        Bank file
      </h2>
      {!preview && (
        <StatementField
          error={error}
          busy={read.isPending}
          onChoose={(file) => {
            show(null)
            read.mutate({ file })
          }}
        />
      )}
      {shown && dayOrder && (
        <DayOrderQuestion
          day={dayOrder}
          busy={read.isPending}
          onChoose={(order) => read.mutate({ file: shown, dayOrder: order })}
        />
      )}
      {!preview && children}
      {preview && (
        <>
          <div className="flex flex-col gap-2 rounded-lg border border-line bg-white px-4 py-3.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="font-semibold wrap-anywhere">{shown?.name}</p>
              <SmallButton ref={leave} variant="quiet" disabled={record.isPending} onClick={() => show(null)}>
                Close the file
              </SmallButton>
            </div>
            <StatementCounts preview={preview} />
          </div>
          {record.isSuccess || outcomes.size > 0 ? (
            <Notice live="status" tone={also.length > 0 ? 'warning' : 'success'} title={said}>
              {also.join(' ')}
            </Notice>
          ) : (
            <p className="text-ink-soft">
              {preview.credits === 0
                ? 'This file has no incoming payments.'
                : 'Nothing is recorded until you press the button below.'}
            </p>
          )}
          <BankFileGroups
            {...{ preview, lines, chosen, outcomes, file: shown?.name }}
            waitingRefunds={(current ?? preview).paidRefunds}
            onChoose={setChosen}
            busy={record.isPending}
          />
          {record.error && (
            <Notice tone="danger" live="alert" title="Not everything was recorded">
              {errorText(record.error)} Recorded lines are marked.
            </Notice>
          )}
          <RecordBar
            lines={toRecord}
            unknown={toKeep.length}
            busy={record.isPending}
            onRecord={() => record.mutate()}
          />
        </>
      )}
    </section>
  )
}

/** True for a payment that, if not recorded, is kept under Unmatched. */
function isLeftOver({ verdict }: MatchedLineView): boolean {
  return canTake(verdict) || ['unknown', 'wrong_amount', 'several'].includes(verdict)
}

/** Returns the file as matched now, after lines were recorded, matched or undone here or elsewhere. */
function useCurrent(shown: Shown | null): BankPreview | undefined {
  return useQuery({
    queryKey: ['/api/admin/bank-import/preview', shown?.readAt],
    queryFn: ({ signal }) =>
      api('POST', '/api/admin/bank-import/preview', {
        body: { content: shown?.content ?? '', dayOrder: shown?.dayOrder },
        signal,
      }),
    enabled: shown !== null,
    initialData: shown?.preview,
    staleTime: Infinity,
    gcTime: 0,
    // The file may be large, so it is sent again only after something was invalidated.
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }).data
}

/** A file's text, kept because it is sent again, and the server's preview of it. */
interface Shown {
  name: string
  content: string
  /** The operator's answer, if the file doesn't show the order of day and month. */
  dayOrder: DayOrder | undefined
  preview: BankPreview
  /** Distinguishes one reading of a file from the next (`performance.now()`). */
  readAt: number
}

/** Asks the server for the preview of a bank file. Throws `StatementRefused` if the file can't be read. */
async function readFile({ file, dayOrder }: { file: File | Shown; dayOrder?: DayOrder }): Promise<Shown> {
  const content = file instanceof File ? await readStatement(file) : file.content
  const preview = await api('POST', '/api/admin/bank-import/preview', { body: { content, dayOrder } })
  return { name: file.name, content, dayOrder, preview, readAt: performance.now() }
}

function wordsOf(error: Error): string {
  return error instanceof StatementRefused ? error.message : errorText(error)
}
