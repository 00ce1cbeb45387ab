import { ArrowUpRight, Bell } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { Availability } from '#domain/place/availability.ts'
import { RUNS_WORDS } from '#domain/retreat/retreats.ts'
import { PAYMENT_WINDOW_HOURS } from '#domain/terms/booking-terms.ts'
import { useBookingField } from '#web/booking-form/booking-fields.tsx'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { SeasonAlert, SeasonAlertLine } from '#web/shell/season-alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ChoiceCards, type Choice } from '#web/ui/form/choice-cards.tsx'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingTexts } from './booking-steps.tsx'
import { nearestDates, type DateChoice, type DateChoices, goneReason } from './date-choices.ts'
import type { GroupFormState } from './group/group-values.ts'
import { chosenDateText, type PlannedBooking } from './price/planned-refund.ts'

/** The next three retreats that can be booked; a button shows the later ones (decision 0002). */
export function DateSection({
  dates,
  gone,
  planned,
  chat,
}: {
  dates: DateChoices
  /** The first day of a chosen date that has no place any more; null if there is none to replace. */
  gone: string | null
  planned: PlannedBooking
  chat: BookingTexts['chat']
}) {
  const field = useBookingField()
  const selected = useWatch<BookingValues, 'selectedDate'>({ name: 'selectedDate' })
  const [unfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const take = useTakenDate(list)
  const showsLater = unfolded || dates.later.some((choice) => choice.label === selected)
  const shown = showsLater ? [...dates.offered, ...dates.later] : dates.offered
  const firstLater = dates.offered.length

  // The pressed button disappears, so the focus moves to the first date that it added.
  useEffect(() => {
    if (!unfolded) return
    const radios = list.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
    Array.from(radios)
      .slice(firstLater)
      .find((radio) => !radio.disabled)
      ?.focus()
  }, [unfolded, firstLater])

  return (
    <FormGroup title="Select Your Retreat Dates">
      {shown.length === 0 ? (
        <p>There are no dates to book right now. We’re planning the next ones.</p>
      ) : (
        <div ref={list}>
          <ChoiceCards
            {...field('selectedDate')}
            legend="Retreat dates"
            legendHidden
            columns="rows"
            choices={shown.map((choice) => ({
              ...dateCard(choice, planned),
              isTaken: choice.label === selected,
            }))}
          />
        </div>
      )}
      {gone && <NearestDates dates={nearestDates(dates, gone)} onTake={take} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!showsLater && dates.later.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => setUnfolded(true)}>
            Show later dates
          </Button>
        )}
        <a
          href={chat.url}
          target="_blank"
          rel="noreferrer"
          className={`${linkStyle} inline-flex min-h-11 items-center gap-1.5 text-sm`}
        >
          <span>{`More dates coming soon for ${dates.moreDatesYear[showsLater ? 'all' : 'offered']}`}</span>
          <ArrowUpRight aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">{`(ask us on ${chat.app}, opens a new tab)`}</span>
        </a>
      </div>
      {shown.length === 0 ? <SeasonAlert /> : <SeasonAlertLine />}
    </FormGroup>
  )
}

/** Returns a function that selects an offered date and focuses its radio, because the pressed button disappears. */
function useTakenDate(list: RefObject<HTMLDivElement | null>) {
  const { register, setValue } = useFormContext<BookingValues, unknown, BookingForm>()
  return (label: string) => {
    setValue('selectedDate', label, { shouldDirty: true, shouldValidate: true })
    // Only the guest's changes are saved, so this reports the choice as one.
    void register('selectedDate').onChange({ target: { name: 'selectedDate', value: label }, type: 'change' })
    // The date may have to be shown first.
    requestAnimationFrame(() => {
      const radios = list.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
      Array.from(radios)
        .find((radio) => radio.value === label)
        ?.focus()
    })
  }
}

function dateCard(choice: DateChoice, { totals: [total = 0], now }: PlannedBooking): Choice {
  if (choice.reason !== null) {
    return {
      value: choice.label,
      title: choice.label,
      disabled: true,
      description: choice.ahead,
      reason: (
        <>
          {choice.reason}
          <a
            href={choice.waitingList.href}
            className={`${linkStyle} flex min-h-11 items-center gap-1.5 self-start font-normal`}
          >
            <Bell aria-hidden className="size-4 shrink-0" />
            <span>
              {choice.waitingList.text}
              <span className="sr-only">{` for ${choice.label}`}</span>
            </span>
          </a>
        </>
      ),
    }
  }
  const badge = badgeOf(choice)
  return {
    value: choice.label,
    title: <span className="whitespace-nowrap">{choice.label}</span>,
    description: (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {dateText(choice)}
        {badge && (
          <Badge tone="calm" className="py-0!">
            {badge}
          </Badge>
        )}
      </span>
    ),
    aside: choice.places !== badge && (
      <span className="text-sm font-normal text-ink-soft">{choice.places}</span>
    ),
    more: (
      <>
        {choice.gathering && (
          <span className="block">
            If fewer than {choice.gathering.guests} have booked by{' '}
            {formatShortDay(choice.gathering.decidedBy)}, we cancel this retreat and refund everything.
          </span>
        )}
        <GuestText on={(timeZone) => chosenDateText(choice.startsOn, total, { now, timeZone })} />
      </>
    ),
  }
}

/** Returns the time until departure, and how many of the guests that the date needs have booked, or that it runs. */
function dateText({ ahead, gathering }: DateChoice): string {
  if (gathering === undefined) return ahead
  if (gathering === null) return `${ahead} · ${RUNS_WORDS}`
  return `${ahead} · ${gathering.confirmed} of ${gathering.guests} have booked`
}

/** Returns the badge of a date: that everything is due at once, or that few places are left. Null without either. */
function badgeOf({ isAllDueAtOnce, areFew, places }: DateChoice): string | null {
  if (isAllDueAtOnce) return `All due within ${PAYMENT_WINDOW_HOURS} hours`
  return areFew ? places : null
}

/**
 * A text with times in the browser's zone, and before hydration in Gambian time, by name. It reserves the room of the longer one, so that
 * nothing below moves (decision 0086).
 */
function GuestText({ on }: { on: (zone: GuestZone | null) => string }) {
  const zone = useTimeZone()
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <span>{on(zone)}</span>
      <span aria-hidden className="invisible">
        {on(null)}
      </span>
    </span>
  )
}

/** Offers the nearest dates with places when the chosen one has none left. */
function NearestDates({ dates, onTake }: { dates: readonly DateChoice[]; onTake: (label: string) => void }) {
  if (dates.length === 0) return null
  return (
    <Notice tone="warning" title="Nearest with places">
      <div className="mt-2 flex flex-wrap gap-2">
        {dates.map(({ label, ahead }) => (
          <Button key={label} variant="secondary" size="sm" className="figures" onClick={() => onTake(label)}>
            <span>
              <span className="sr-only">Choose </span>
              {`${label}, `}
              <span className="inline-block font-normal">{ahead}</span>
            </span>
          </Button>
        ))}
      </div>
    </Notice>
  )
}

/** Resets a chosen date without a place for the package. Returns the lost date's first day until another is chosen, then null. */
export function useGoneDate(
  form: GroupFormState,
  { dates, availability }: { dates: DateChoices; availability: Availability },
): CalendarDay | null {
  const selected = useWatch({ control: form.control, name: 'selectedDate' })
  const [last, setLast] = useState(selected)
  if (selected !== '' && selected !== last) setLast(selected)
  const reason = selected === '' ? null : goneReason(dates, selected)
  useEffect(() => {
    if (reason === null) return
    form.setValue('selectedDate', '')
    form.setError('selectedDate', { type: 'gone', message: reason })
  }, [form, reason])
  return selected === '' ? (availability[last]?.startsOn ?? null) : null
}
