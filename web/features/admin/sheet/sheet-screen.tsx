import { Download, Lock, Pencil, Printer, Users } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Sheet, SheetGuest } from '#domain/admin/sheet-shapes.ts'
import { banjulDay, formatDay, formatTime } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { capitalised, counted } from '#domain/base/wording.ts'
import { address, api } from '#web/api/client.ts'
import { dateAddress, timeUntilText } from '#web/features/admin/dates/date-list.ts'
import { ActButton, AskButton, SmallButton, SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { adminDay, dotted } from '#web/features/admin/kit/texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { Missing } from './guest-controls.tsx'
import { countGroups, sortGuests, type SheetSort } from './present-sheet.ts'
import { sheetQuery } from './sheet-query.ts'
import { SheetTable } from './sheet-table.tsx'

export const loader = reading('readSheet')

/** Page with the guests of a date and what to prepare; printed on A4 landscape. */
export default function SheetScreen() {
  const { retreatId = '' } = useParams()
  const query = useAdminQuery(sheetQuery(retreatId))
  return (
    <div className="[page:sheet]">
      {!query.data && <AdminHead title="Date" />}
      <Loaded query={query} what="The sheet" seen="the sheet">
        {(sheet) => <LoadedSheet sheet={sheet} />}
      </Loaded>
    </div>
  )
}

function LoadedSheet({ sheet }: { sheet: Sheet }) {
  const [sort, setSort] = useState<SheetSort>('name')
  const { retreat, guests: unsorted } = sheet
  const today = banjulDay(new Date(sheet.at))
  const guests = sortGuests(unsorted, sort)
  return (
    <>
      <AdminHead title={retreat.label} below={summaryOf(sheet, today)}>
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
        <SmallButtonLink to={dateAddress(retreat)} variant="quiet" className="max-sm:px-2.5">
          <Pencil aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Edit date</span>
        </SmallButtonLink>
        <SmallButton className="max-sm:px-2.5" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <span className="max-sm:sr-only">Print A4</span>
        </SmallButton>
      </AdminHead>
      <div className="hidden print:block">
        <p className="font-display text-xl font-bold">{retreat.label}</p>
        <p className="figures text-[8.5pt]">
          Printed {formatDay(today)}, {formatTime(new Date(sheet.at))}. Health notes and emergency contacts
          are not on this sheet.
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
          <div className="mt-4 print:mt-2">
            <SheetTable {...{ sheet, guests, sort }} onSort={setSort} />
            <Notes guests={guests} />
          </div>
          <p className="mt-3 flex gap-2 text-sm text-ink-soft print:hidden">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            The lock opens emergency contacts and health notes. The history records each opening.
          </p>
        </>
      )}
    </>
  )
}

function summaryOf({ retreat, guests }: Sheet, today: string): string {
  return dotted(
    capitalised(timeUntilText(retreat, today)),
    counted(guests.length, 'guest'),
    retreat.status === 'cancelled' ? 'cancelled' : retreat.runs && 'runs',
  )
}

/** Numbers of what to prepare: a list on a phone, boxes side by side on wider screens and in print. */
function CountBoxes({ sheet }: { sheet: Sheet }) {
  const { due, owing } = sheet.counts
  return (
    <dl className="figures mt-4 rounded-lg border border-line bg-white text-sm max-md:divide-y max-md:divide-line md:grid md:grid-cols-3 md:gap-2 xl:grid-cols-[repeat(5,auto)] md:border-0 md:bg-transparent print:mt-2 print:grid print:grid-cols-[repeat(5,auto)] print:gap-1.5 print:divide-y-0 print:border-0 print:text-[8.5pt] print:leading-tight">
      {countGroups(sheet).map(({ title, lines, missing }, index) => (
        <div
          key={title}
          className="max-md:grid max-md:grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] max-md:gap-x-3 max-md:px-4 max-md:py-2.5 md:rounded-lg md:border md:border-line md:bg-white md:px-3.5 md:py-2.5 print:block print:rounded-none print:border print:border-line-strong print:px-2 print:py-1"
        >
          <dt className="font-display font-bold">{title}</dt>
          {lines.map((line) => (
            <dd key={line} className="col-start-2">
              {line}
            </dd>
          ))}
          {missing.map((text) => (
            <dd key={text} className="col-start-2 mt-0.5">
              <Missing>{text}</Missing>
            </dd>
          ))}
          {lines.length === 0 && missing.length === 0 && <dd className="col-start-2">—</dd>}
          {index === 0 && due > 0 && (
            <dd className="col-start-2">
              <b>{formatEuros(due)} left to pay</b>, {counted(owing, 'guest')}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/**
 * What is too long for a column: notes on the journey, and in print wishes for the room. Each takes a line of the page, so that nothing is
 * cut. Narrower screens show each guest as a card, which has its notes itself.
 */
function Notes({ guests }: { guests: readonly SheetGuest[] }) {
  const noted = guests.filter(({ roomWish, travel }) => roomWish ?? travel.travelNote)
  if (noted.length === 0) return null
  const hasTravelNotes = noted.some(({ travel }) => travel.travelNote)
  return (
    <section
      aria-labelledby="sheet-notes"
      className={classNames(
        'mt-4 hidden text-sm print:mt-2 print:block print:text-[9pt] print:leading-tight',
        hasTravelNotes && 'xl:block',
      )}
    >
      <h2 id="sheet-notes" className="text-base print:break-after-avoid print:text-[10pt]">
        Notes
      </h2>
      <ul className="mt-1 flex flex-col gap-1 print:gap-0.5">
        {noted.map(({ leadId, name, roomWish, travel: { travelNote } }) => (
          <li
            key={leadId}
            className={classNames(
              'wrap-anywhere print:break-inside-avoid',
              !travelNote && 'hidden print:list-item print:list-none',
            )}
          >
            <b>{name || 'No name'}</b>
            {roomWish && <span className="hidden print:inline"> · Wish for the room: {roomWish}</span>}
            {travelNote && ` · Travel: ${travelNote}`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The link with which the lodge sees its part of the sheet, with a description of what it shows. */
function LodgeLinkBox({ sheet: { retreat, lodgeLink } }: { sheet: Sheet }) {
  const call = { params: { retreatId: retreat.id } }
  return (
    <section
      aria-label="Link for the lodge"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-teal-soft px-4 py-2.5 text-sm text-teal-deep print:hidden"
    >
      <p className="min-w-0 grow basis-64">
        <b>Link for the lodge</b>: rooms, counts of diets and allergies, and arrivals. Nothing else, no
        sign-in.
        {lodgeLink && ` Created on ${adminDay(lodgeLink.madeAt)}.`}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        {lodgeLink ? (
          <>
            <CopyButton text={lodgeLink.url} what="the link for the lodge" className="bg-white!" />
            <a
              href={lodgeLink.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center px-3 font-bold underline-offset-4 hover:underline"
            >
              Open
            </a>
            <AskButton
              variant="quiet"
              act={() => api('DELETE', '/api/admin/retreats/{retreatId}/lodge-link', call)}
              failed="Link not changed"
              question={{
                title: 'Revoke the link?',
                description: 'The link stops working. If you create a new one, you need to send it again.',
                confirmLabel: 'Revoke the link',
                cancelLabel: 'Keep it',
              }}
            >
              Revoke
            </AskButton>
          </>
        ) : (
          <ActButton
            act={() => api('POST', '/api/admin/retreats/{retreatId}/lodge-link', call)}
            failed="Link not changed"
          >
            Create the link
          </ActButton>
        )}
      </div>
    </section>
  )
}
