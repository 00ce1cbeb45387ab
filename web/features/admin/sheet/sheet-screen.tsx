import { Download, Lock, Pencil, Printer, Users } from 'lucide-react'
import { useState } from 'react'
import { banjulDay, formatDay } from '#domain/dates.ts'
import type { Sheet } from '#domain/sheet-shapes.ts'
import { address } from '#web/api/client.ts'
import { aheadText } from '#web/features/admin/dates/date-list.ts'
import { dateAddress } from '#web/features/admin/dates/date-address.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { CountBoxes } from './count-boxes.tsx'
import { LodgeLinkBox } from './lodge-link-box.tsx'
import { SheetCards } from './sheet-cards.tsx'
import { sheetQuery } from './sheet-query.ts'
import { SheetTable } from './sheet-table.tsx'
import { sortGuests, type SheetSort } from './sort-guests.ts'

/** Who comes on a date, with what to prepare; on paper it is one page of A4 across. */
export function SheetScreen({ id, sheet: loaded }: { id: string; sheet: Sheet | null }) {
  const query = useDeskQuery(sheetQuery(id), loaded)
  return (
    <div className="[page:sheet]">
      {!query.data && <DeskHead title="Date" />}
      <LoadFailure query={query} what="The sheet" seen="the sheet" />
      {query.isPending && <RowSkeleton label="Loading the sheet" />}
      {query.data && <LoadedSheet sheet={query.data} />}
    </div>
  )
}

function LoadedSheet({ sheet }: { sheet: Sheet }) {
  const [sort, setSort] = useState<SheetSort>('name')
  const { retreat, guests: unsorted } = sheet
  const today = banjulDay(new Date(sheet.at))
  const guests = sortGuests(unsorted, sort)
  const shown = { sheet, guests, today, sort, onSort: setSort }
  return (
    <>
      <DeskHead title={retreat.label} below={summaryOf(sheet, today)}>
        <ButtonLink
          href={address(
            '/api/admin/retreats/{retreatId}/guests.csv',
            { retreatId: retreat.id },
            { format: 'excel' },
          )}
          download
          variant="quiet"
          size="sm"
          className="max-sm:px-2.5"
        >
          <Download aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Excel file</span>
        </ButtonLink>
        <RoutedButtonLink to={dateAddress(retreat)} variant="quiet" size="sm" className="max-sm:px-2.5">
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Edit date</span>
        </RoutedButtonLink>
        <Button variant="secondary" size="sm" className="max-sm:px-2.5" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Print A4</span>
        </Button>
      </DeskHead>
      <div className="hidden print:block">
        <p className="font-display text-xl font-bold">{retreat.label}</p>
        <p className="figures text-[8.5pt]">
          Printed {formatDay(today)}, {sheet.at.slice(11, 16)}. Health notes and emergency contacts are not on
          this sheet.
        </p>
      </div>
      {guests.length === 0 ? (
        <div className="mt-4">
          <EmptyState icon={<Users />} title="No guests yet">
            Guests appear here as soon as they hold a place on this date.
          </EmptyState>
        </div>
      ) : (
        <>
          <CountBoxes sheet={sheet} />
          <LodgeLinkBox sheet={sheet} />
          <div className="mt-4">
            <SheetTable {...shown} />
            <SheetCards {...shown} />
          </div>
          <p className="mt-3 flex gap-2 text-sm text-ink-soft print:hidden">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            Emergency contacts and health notes open behind the lock; each opening is written to the history.
          </p>
        </>
      )}
    </>
  )
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function summaryOf({ retreat, guests }: Sheet, today: string): string {
  return [
    capitalised(aheadText(retreat, today)),
    guests.length === 1 ? '1 guest' : `${guests.length} guests`,
    retreat.status === 'cancelled' ? 'cancelled' : retreat.guaranteed && 'runs',
  ]
    .filter(Boolean)
    .join(' · ')
}
