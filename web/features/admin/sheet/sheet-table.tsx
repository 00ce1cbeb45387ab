import { CircleCheck, Clock, ClockAlert, TriangleAlert, type LucideIcon, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isKiter } from '#domain/admin/sheet-counts.ts'
import type { Sheet, SheetGuest } from '#domain/admin/sheet-shapes.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { bookingFields, SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { withText } from '#domain/booking/traveller.ts'
import { SealedText } from '#web/features/admin/guest/contact-links.tsx'
import { useSealedFields } from '#web/features/admin/guest/guest-page.tsx'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Choice } from '#web/features/admin/kit/list/filters.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { Cell, Row, Table, type Column } from '#web/features/admin/kit/list/table.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FounderTicks, GuestNote, Missing, RoomChoice } from './guest-controls.tsx'
import { journeyText, SHEET_SORTS, wetsuitText, type SheetSort } from './present-sheet.ts'
import type { SheetRow } from './sheet-query.ts'

/** Widths are percentages, so that a long name or option doesn't change them. */
const COLUMNS: readonly Column<SheetSort>[] = [
  { label: 'Guest', className: 'w-[12.5%] print:w-[21.8%]', sort: 'name' },
  { label: 'Room', className: 'w-[18%] print:w-[9.8%]', sort: 'room' },
  { label: 'Wetsuit', className: 'w-[9%] print:w-[7.7%]' },
  { label: 'Level', className: 'w-[11%] print:w-[20.5%]' },
  { label: 'Diet', className: 'w-[9%] print:w-[9%]' },
  { label: 'Arrives', className: 'w-[8.7%] print:w-[8.6%]', sort: 'arrival' },
  { label: 'Leaves', className: 'w-[8.7%] print:w-[8.6%]' },
  { label: 'Paid', className: 'w-[12.5%] print:w-[8.2%]' },
  { label: 'Emergency and health', className: 'w-14 print:hidden', isHidden: true },
]

const SORT_NAMES: Record<SheetSort, string> = {
  name: 'By name',
  room: 'Room',
  arrival: 'Arrival',
}

/** The guests of a date: a card each on a phone, a table on a laptop and always in print. */
export function SheetTable({
  sheet,
  guests,
  sort,
  onSort,
}: {
  sheet: Sheet
  /** Guests in the chosen order. */
  guests: readonly SheetGuest[]
  sort: SheetSort
  onSort: (sort: SheetSort) => void
}) {
  // A laptop and paper show every guest.
  const { shown, more } = useScreenful(guests)
  return (
    <>
      <Choice
        label="Sorted by"
        options={SHEET_SORTS.map((name) => ({ value: name, text: SORT_NAMES[name] }))}
        value={sort}
        onChange={onSort}
        className="-mx-4 mb-3 overflow-x-auto px-4 pb-1 xl:hidden print:hidden"
      />
      {/* On a small laptop it takes the page's margins too, so that it need not be scrolled. */}
      <div className="xl:max-[84rem]:-mx-8 print:mx-0">
        <Table
          label="Who’s coming"
          columnsFrom="xl"
          columns={COLUMNS}
          sorted={{ by: sort }}
          onSort={onSort}
          className="figures min-w-[65rem] table-fixed xl:[&_:is(td,th)]:px-2 stacked:min-w-0 md:stacked:[&>tbody]:-mb-px md:stacked:[&>tbody]:grid md:stacked:[&>tbody]:grid-cols-2 print:min-w-0 print:text-[9pt] print:leading-[1.1]"
        >
          {guests.map((guest, index) => (
            <GuestRow
              key={guest.leadId}
              {...{ guest, sheet }}
              className={index < shown.length ? '' : 'stacked:hidden'}
            />
          ))}
        </Table>
      </div>
      {more && (
        <div className="mt-2 overflow-hidden rounded-lg border border-line bg-white xl:hidden print:hidden">
          {more}
        </div>
      )}
    </>
  )
}

function GuestRow({ guest, sheet, className }: SheetRow & { className: string }) {
  const { leadId, name, comesWith, age, phone, weight, level, travel } = guest
  const about = [age, guest.packageType === 'non-kiter' && 'non-kiter'].filter(Boolean).join(', ')
  const wetsuit = wetsuitText(guest)
  const ofKiters = isKiter(guest) ? '' : 'stacked:hidden'
  return (
    <Row
      className={classNames(
        'border-line stacked:flex stacked:flex-wrap stacked:content-start stacked:items-start stacked:gap-x-2 stacked:px-4 stacked:py-2 md:stacked:border-b md:stacked:odd:border-r',
        className,
      )}
    >
      <Cell isHead className="font-normal stacked:min-w-0 stacked:flex-1 stacked:text-base">
        <Link
          to={`/admin/guests/${leadId}`}
          className="inline-flex min-h-11 flex-wrap content-center items-center gap-x-1.5 underline-offset-4 hover:underline print:inline"
        >
          <span className="font-semibold wrap-anywhere">{name || 'No name'}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft print:text-ink">{about}</span>{' '}
          <span className="basis-full text-ink-soft empty:hidden print:text-ink">{withText(comesWith)}</span>
        </Link>
        {phone && (
          <span className="hidden print:inline">
            {about && ','} <span className="whitespace-nowrap">{phone}</span>
          </span>
        )}
        <FounderTicks sheet={sheet} guest={guest} />
      </Cell>
      <Fact label="Room">
        <RoomChoice sheet={sheet} guest={guest} />
      </Fact>
      <Fact label="Wetsuit" className={ofKiters}>
        <span className={wetsuit?.isMissing ? '' : 'xl:whitespace-nowrap print:whitespace-nowrap'}>
          {wetsuit?.isMissing ? <Missing>{wetsuit.text}</Missing> : (wetsuit?.text ?? '—')}
          {weight !== null && <span className="hidden print:inline">,</span>}
        </span>
        {weight !== null && <span className="hidden whitespace-nowrap print:inline"> {weight} kg</span>}
      </Fact>
      <Fact label="Level" className={ofKiters}>
        {/* In the guest's own words, never cut: the coach plans the first lesson by them. */}
        <span className="wrap-anywhere print:text-[8.5pt]">{level ?? '—'}</span>
      </Fact>
      <Fact label="Diet">
        {guest.diet === null ? <Missing>Not known</Missing> : bookingFields.selectedDiet.words[guest.diet]}
        <GuestNote sheet={sheet} guest={guest} note="allergies" />
      </Fact>
      <Fact label="Arrives">
        <Journey travel={travel} way="arrival" />
      </Fact>
      <Fact label="Leaves">
        <Journey travel={travel} way="departure" />
      </Fact>
      <Cell className="stacked:flex stacked:min-h-11 stacked:items-center">
        <PaidBadge sheet={sheet} guest={guest} />
      </Cell>
      <Cell className="print:hidden">
        <PrivateLock guest={guest} />
      </Cell>
      {travel.travelNote && (
        <Fact label="Note" className="hidden">
          <span className="wrap-anywhere">{travel.travelNote}</span>
        </Fact>
      )}
    </Row>
  )
}

/** A field of a guest; on a card it has its label beside it. */
function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <Cell
      className={classNames(
        'stacked:order-1 stacked:grid stacked:basis-full stacked:grid-cols-[min(5.5rem,35%)_minmax(0,1fr)] stacked:items-baseline stacked:gap-x-3 stacked:py-[3px]',
        className,
      )}
    >
      <span className="hidden text-ink-soft stacked:inline">{label}</span>
      <div className="min-w-0">{children}</div>
    </Cell>
  )
}

/** Day, time and flight of an arrival or departure, as far as known. */
function Journey({ travel, way }: { travel: SheetGuest['travel']; way: 'arrival' | 'departure' }) {
  const when = journeyText(travel[`${way}Date`], travel[`${way}Time`])
  const flight = travel[`${way}Flight`]
  if (when === null && flight === null) return <Missing>Not known</Missing>
  return (
    <>
      {when ?? <Missing>Day not known</Missing>}{' '}
      {flight && <span className="inline-block wrap-anywhere">{flight}</span>}
    </>
  )
}

/** Payment status of a guest as icon, text and colour; as text only in print. */
function PaidBadge({ sheet, guest }: SheetRow) {
  const { text, tone, icon: Icon } = lookOf(guest, banjulDay(new Date(sheet.at)))
  return (
    <Badge tone={tone} className="print:bg-transparent print:p-0 print:text-[9pt] print:text-ink">
      <Icon aria-hidden className="size-4 shrink-0 print:hidden" />
      {text}
    </Badge>
  )
}

function lookOf(
  { status, reported, due, dueOn }: SheetGuest,
  today: CalendarDay,
): { text: string; tone: BadgeTone; icon: LucideIcon } {
  if (reported > 0) return { text: `${formatEuros(reported)} to check`, tone: 'warning', icon: ClockAlert }
  if (status === 'booking_submitted') return { text: 'Nothing paid', tone: 'calm', icon: Clock }
  if (due <= 0) return { text: 'Paid', tone: 'success', icon: CircleCheck }
  const isLate = dueOn !== null && dueOn < today
  return {
    text: `${formatEuros(due)} due`,
    tone: isLate ? 'late' : 'calm',
    icon: isLate ? TriangleAlert : Clock,
  }
}

/** Button that opens a guest's emergency contact and health notes, which is recorded in the history. They are discarded when closed. */
function PrivateLock({ guest: { leadId, name, hasSealed } }: { guest: SheetGuest }) {
  const open = useSealedFields(leadId)
  if (!hasSealed) {
    return (
      <span className="inline-flex size-11 items-center justify-center text-ink-soft">
        —<span className="sr-only"> no emergency contact and no health notes</span>
      </span>
    )
  }
  const opened = open.data
  return (
    <>
      <SmallButton
        variant="quiet"
        className="size-11 p-0!"
        busy={open.isPending}
        busyLabel={<Lock aria-hidden className="size-5 opacity-50" />}
        onClick={() => open.mutate()}
      >
        <Lock aria-hidden className="size-5" />
        <span className="sr-only">Emergency contact and health of {name}, recorded in the history</span>
      </SmallButton>
      <Dialog
        open={opened !== undefined || open.isError}
        onOpenChange={(isOpen) => !isOpen && open.reset()}
        title={name}
        description={opened && 'The history records that you opened this.'}
      >
        <CallFailure title="Not opened" error={open.error} />
        {opened && (
          <dl className="flex flex-col gap-3">
            {SEALED_FIELDS.map((field) => (
              <div key={field}>
                <dt className="text-sm text-ink-soft">{bookingFields[field].label}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">
                  <SealedText field={field} text={opened[field]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Dialog>
    </>
  )
}
