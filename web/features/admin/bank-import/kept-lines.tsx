import { keepPreviousData } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatEurosInFull } from '#domain/base/money.ts'
import type { KeptLine, KeptLineState } from '#domain/contract/bank-calls.ts'
import { api } from '#web/api/client.ts'
import { ActButton, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { WordsForm } from '#web/features/admin/kit/form/words-form.tsx'
import { readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useSettled } from '#web/features/admin/kit/list/filters.tsx'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, GroupHead, List, NewsBar, ROW } from '#web/features/admin/kit/list/group.tsx'
import { ShowMore } from '#web/features/admin/kit/list/paged-list.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { MatchLine } from './match-line.tsx'

/** Number of lines shown first. */
export const FIRST_LINES = 10
const MORE_LINES = 20

/** Bank lines that match no guest; the dismissed ones have their own address. */
export function UnmatchedLines() {
  const state = shownLines(useSearchParams()[0])
  return <KeptLines key={state} state={state} />
}

/** Returns the state of the lines that the page's address asks for. */
export function shownLines(search: URLSearchParams): KeptLineState {
  return search.get('state') === 'ignored' ? 'ignored' : 'waiting'
}

function KeptLines({ state }: { state: KeptLineState }) {
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(FIRST_LINES)
  const search = useSettled(typed)
  const query = useAdminQuery({
    ...readQuery('/api/admin/bank-lines', { query: { state, search, limit: String(most) } }),
    placeholderData: keepPreviousData,
  })
  const { rows, news, isEmpty, left } = useFrozenList({
    listed: query.isPlaceholderData ? undefined : query.data?.lines,
    keyOf: ({ line }) => line.id,
    list: search,
    total: query.data?.total,
  })
  return (
    <Loaded query={query} what="The lines">
      {(page) => (
        <div>
          <NewsBar news={news} />
          <div className="flex flex-col gap-4">
            <GroupHead
              id="kept-lines"
              title={state === 'waiting' ? 'Unmatched payments' : 'Dismissed lines'}
              count={page.total}
              aside={page.total > 0 && formatEurosInFull(page.amount)}
            />
            {(!isEmpty || search !== '') && (
              <TextField
                label="Find a line"
                hint="Bank text, your note or amount"
                type="search"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
            {rows.length > 0 && (
              <List
                foot={
                  left > 0 && (
                    <ShowMore
                      left={left}
                      total={page.total}
                      busy={query.isPlaceholderData}
                      onMore={() => setMost(most + MORE_LINES)}
                    />
                  )
                }
              >
                {rows.map(({ row, isGone }) => (
                  <Kept key={row.line.id} kept={row} isGone={isGone} />
                ))}
              </List>
            )}
            {isEmpty && (
              <EmptyState icon={<CircleCheck />} title={emptyText(state, search)}>
                Bank lines that match no guest, or were not recorded, appear here when you record the file.
              </EmptyState>
            )}
            {state === 'waiting' ? (
              page.ignored > 0 && (
                <Link to="?state=ignored" className={linkStyle}>
                  {page.ignored} dismissed
                </Link>
              )
            ) : (
              <Link to="?" className={linkStyle}>
                Back to {page.waiting} unmatched
              </Link>
            )}
          </div>
        </div>
      )}
    </Loaded>
  )
}

function emptyText(state: KeptLineState, search: string): string {
  if (search !== '') return `No line with “${search}”`
  return state === 'waiting' ? 'Everything is matched' : 'No dismissed lines'
}

function Kept({ kept: { line, left, state, note, guesses }, isGone }: { kept: KeptLine; isGone: boolean }) {
  const [writes, setWrites] = useState(false)
  const change = (body: { state?: KeptLineState; note?: string }) =>
    api('PATCH', '/api/admin/bank-lines/{lineId}', { params: { lineId: line.id }, body })
  return (
    <>
      <li {...ROW}>
        <MatchLine
          {...{ line, left, guesses }}
          note={note || null}
          shares={[]}
          hidden={isGone}
          more={
            <>
              <SmallButton variant="quiet" onClick={() => setWrites(!writes)}>
                Note
              </SmallButton>
              <ActButton
                variant="quiet"
                act={() => change({ state: state === 'waiting' ? 'ignored' : 'waiting' })}
                failed="Not changed"
              >
                {state === 'waiting' ? 'Dismiss' : 'Move back to unmatched'}
              </ActButton>
            </>
          }
        >
          {left < line.amount && (
            <p className="text-sm font-semibold">
              {formatEurosInFull(left)} of it is unmatched. The rest is recorded.
            </p>
          )}
          {isGone && (
            <p className="flex min-h-11 items-center">
              <DoneMark>Done</DoneMark>
            </p>
          )}
        </MatchLine>
      </li>
      {writes && (
        <li>
          <WordsForm
            className="bg-cream px-4 py-3.5"
            label="Your note"
            initial={note}
            maxLength={500}
            button="Save note"
            variant="secondary"
            send={async (words) => {
              await change({ note: words })
              setWrites(false)
            }}
          />
        </li>
      )}
    </>
  )
}
