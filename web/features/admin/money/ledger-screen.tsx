import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { BookOpen, Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { addDays, banjulDay, formatDay, formatMonth, isCalendarDay } from '#domain/base/dates.ts'
import { formatEurosInFull } from '#domain/base/money.ts'
import type { LedgerEntryView, LedgerPage } from '#domain/contract/ledger-calls.ts'
import { METHOD_NAMES, PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import { address, api } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { useToday, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { NewsBar } from '#web/features/admin/kit/list/group.tsx'
import { usePagedList } from '#web/features/admin/kit/list/paged-list.tsx'
import { Cell, Row, Table } from '#web/features/admin/kit/list/table.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { EmptyState } from '#web/ui/notice.tsx'

const PAGE = 20

/** Page of all receipts and refunds, or of those of a period with their sums and the export for the bookkeeper. */
export default function LedgerScreen() {
  const period = usePeriod()
  const query = useLedger(period)
  const { rows, news, more } = usePagedList(query, {
    rowsOf: (page) => page.entries,
    keyOf: ({ documentId }) => documentId,
    list: period ? `${period.from} ${period.to}` : '',
  })
  return (
    <div>
      <NewsBar news={news} />
      <div className="flex flex-col gap-5">
        {period ? <Periods period={period} /> : <ChoosePeriod />}
        <Loaded query={query} what="The ledger" seen="the ledger">
          {({ pages: [sums] }) =>
            sums && (
              <>
                {period && <Sums sums={sums} period={period} />}
                {sums.total === 0 ? (
                  <EmptyState icon={<BookOpen />} title={period ? 'Nothing in this period' : 'Nothing yet'}>
                    Receipts and credit notes appear here as soon as they are issued.
                  </EmptyState>
                ) : (
                  <Table label="Ledger" columnsFrom="lg" columns={COLUMNS} className="figures" more={more}>
                    {rows.map(({ row }) => (
                      <Entry key={row.documentId} entry={row} />
                    ))}
                  </Table>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  )
}

/** The button that opens the accounts of the current quarter. */
function ChoosePeriod() {
  const [, setSearch] = useSearchParams()
  const { from, to } = periodOf(useToday(), 3)
  return (
    <div>
      <SmallButton onClick={() => setSearch({ from, to }, { preventScrollReset: true })}>
        Accounts of a period
      </SmallButton>
    </div>
  )
}

function useLedger(period: LedgerPeriod | null) {
  return useInfiniteQuery({
    queryKey: ['/api/admin/ledger', period],
    queryFn: ({ pageParam, signal }) =>
      api('GET', '/api/admin/ledger', {
        query: { ...period, limit: String(PAGE), offset: String(pageParam) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page: LedgerPage) => page.nextOffset ?? undefined,
    placeholderData: keepPreviousData,
  })
}

function Periods({ period }: { period: LedgerPeriod }) {
  const [, setSearch] = useSearchParams()
  const choose = ({ from, to }: LedgerPeriod) =>
    setSearch({ from, to }, { replace: true, preventScrollReset: true })
  const day = (label: string, end: keyof LedgerPeriod, limit: { min: string } | { max: string }) => (
    <TextField
      label={label}
      type="date"
      value={period[end]}
      {...limit}
      onChange={({ target: { value } }) => value && choose({ ...period, [end]: value })}
    />
  )
  return (
    <section aria-labelledby="period-title" className="flex flex-col gap-3">
      <h2 id="period-title" className="sr-only">
        Accounts
      </h2>
      <ul className="flex flex-wrap gap-1.5">
        {usualPeriods(useToday()).map((usual) => (
          <li key={usual.label}>
            <button
              type="button"
              aria-pressed={usual.from === period.from && usual.to === period.to}
              onClick={() => choose(usual)}
              className="figures min-h-11 rounded-full border border-line-strong bg-white px-4 font-semibold hover:bg-cream aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-cream"
            >
              {usual.label}
            </button>
          </li>
        ))}
      </ul>
      <div className="grid max-w-md grid-cols-2 gap-3">
        {day('From', 'from', { max: period.to })}
        {day('To', 'to', { min: period.from })}
      </div>
    </section>
  )
}

function Sums({ sums, period }: { sums: LedgerPage; period: LedgerPeriod }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-white px-4 py-3.5">
      <dl className="figures grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8">
        <Sum label="Received" amount={sums.received} />
        <Sum label="Refunds paid out" amount={-sums.paidOut} />
        <Sum
          label="Refunds promised"
          amount={-sums.promised}
          look={sums.promised > 0 ? 'text-amber-deep' : ''}
        />
        {sums.corrected > 0 && <Sum label="Corrections" amount={-sums.corrected} />}
        <Sum label="Received less refunds" amount={sums.net} look="font-bold" />
      </dl>
      <ButtonLink
        href={address('/api/admin/ledger.csv', {}, { ...period, format: 'excel' })}
        variant="secondary"
        size="sm"
        download
      >
        <Download aria-hidden className="size-5" />
        Excel file for the bookkeeper
      </ButtonLink>
    </div>
  )
}

function Sum({ label, amount, look = '' }: { label: string; amount: number; look?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={classNames('text-lg font-semibold', look)}>{centsText(amount)}</dd>
    </div>
  )
}

const COLUMNS = [
  { label: 'Date' },
  { label: 'Guest' },
  { label: 'What' },
  { label: 'Document' },
  { label: 'Amount', className: 'text-right' },
]

function Entry({ entry }: { entry: LedgerEntryView }) {
  const { leadId, date, guest, retreat, kind, method, amount, document, documentId, corrects, reason } = entry
  return (
    <Row className="stacked:grid stacked:grid-cols-[minmax(0,1fr)_auto] stacked:gap-x-4 stacked:px-4 stacked:py-2.5">
      <Cell className="text-ink-soft xl:whitespace-nowrap stacked:order-2">{formatDay(date)}</Cell>
      <Cell isHead className="font-normal stacked:min-w-0">
        <GuestLink id={leadId} name={guest} className="text-base" />
        <span className="block text-ink-soft">{retreat}</span>
      </Cell>
      <Cell className="text-ink-soft stacked:order-3 stacked:col-span-2">
        {PAYMENT_NAMES[kind]}, {METHOD_NAMES[method]}
        {corrects && (
          <span className="block">
            corrects {corrects}
            {reason && `: ${reason}`}
          </span>
        )}
      </Cell>
      <Cell className="stacked:order-2 stacked:-my-3 stacked:justify-self-end">
        <a
          href={address('/api/documents/{documentId}', { documentId })}
          className="inline-flex min-h-11 items-center font-semibold text-teal-deep underline underline-offset-4"
        >
          {document}
        </a>
      </Cell>
      <Cell className="text-right stacked:order-1">
        <span className="block text-base font-bold">{centsText(amount)}</span>
        <RefundState entry={entry} />
      </Cell>
    </Row>
  )
}

/** State of a refund: promised until it is paid out, then the day of the payout. */
function RefundState({ entry: { refund, paidOutOn } }: { entry: LedgerEntryView }) {
  if (refund === null) return null
  if (refund === 'promised') return <Badge tone="warning">Promised</Badge>
  return (
    <span className="block text-sm text-ink-soft">
      {refund === 'correction' ? 'Correction' : `Paid out${paidOutOn ? ` ${formatDay(paidOutOn)}` : ''}`}
    </span>
  )
}

/** Booked amounts always show their cents, and negative ones a real minus sign (U+2212). */
function centsText(euros: number): string {
  return formatEurosInFull(euros).replace('-', '−')
}

/** Returns the period that the page's address asks for. Null if it asks for none. */
function usePeriod(): LedgerPeriod | null {
  const [search] = useSearchParams()
  const from = search.get('from') ?? ''
  const to = search.get('to') ?? ''
  return isCalendarDay(from) && isCalendarDay(to) && from <= to ? { from, to } : null
}

interface LedgerPeriod {
  from: string
  to: string
}

/** Returns the period of so many months that contains a day: its month, quarter or year. */
function periodOf(day: string, months: 1 | 3 | 12): LedgerPeriod & { label: string } {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7)) - 1
  const first = month - (month % months)
  const dayOf = (ofMonth: number, date: number) => banjulDay(new Date(Date.UTC(year, ofMonth, date)))
  const from = dayOf(first, 1)
  const labels = { 1: formatMonth(from.slice(0, 7)), 3: `Q${first / 3 + 1} ${year}`, 12: String(year) }
  // Day 0 is the last day of the month before.
  return { label: labels[months], from, to: dayOf(first + months, 0) }
}

/** Returns the periods a bookkeeper usually asks for: this and the previous month, quarter and year. */
export function usualPeriods(today: string): (LedgerPeriod & { label: string })[] {
  return ([1, 3, 12] as const).flatMap((months) => {
    const current = periodOf(today, months)
    return [current, periodOf(addDays(current.from, -1), months)]
  })
}
