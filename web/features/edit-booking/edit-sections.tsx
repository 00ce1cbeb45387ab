import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { differenceText } from '#domain/order/order-schedule.ts'
import { nextPaymentInEuros } from '#domain/payment/payment-plan.ts'
import { PACKAGE_TYPES, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { useBookingField, DietChoice, RoomChoice, type RoomNotes } from '#web/booking-form/booking-fields.tsx'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { SelectField } from '#web/ui/form/choices.tsx'
import { PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { paidLines, quoteLines } from '#web/ui/quote-lines.ts'
import type { DateOptions } from './date-options.ts'
import { NO_DIET } from './edit-values.ts'
import type { PriceChange } from './price-change.ts'

/** The fields for dates, package, room and diet. */
export function RetreatSection({ dates, roomNotes }: { dates: DateOptions; roomNotes: RoomNotes }) {
  const field = useBookingField()
  return (
    <FormSection title="Your retreat">
      <SelectField
        {...field('selectedDate')}
        label="Retreat dates"
        hint={dates.fixed ?? undefined}
        options={dates.options}
      />
      <ChoiceCards
        {...field('packageType')}
        legend="Package"
        columns="rows"
        choices={PACKAGE_TYPES.map((type) => ({ value: type, title: PACKAGE_NAMES[type] }))}
      />
      <RoomChoice legend="Room" notes={roomNotes} />
      <DietChoice legend="Diet" noDiet={NO_DIET} />
    </FormSection>
  )
}

/** The price as it is, or as it will be once the changes are saved, with the difference and what happens to it. */
export function EditedPriceCard({
  booking,
  change,
  today,
}: {
  booking: Booking
  change: PriceChange | null
  today: CalendarDay
}) {
  const lines = quoteLines(change ? { ...booking, quote: change.quote } : booking)
  return (
    <Card as="section" tone="cream" aria-label="Price">
      <h2 className="mb-2 text-2xl">{priceTitle(booking, change)}</h2>
      <PriceLines lines={lines} />
      <div aria-live="polite" className="mt-3 rounded-lg bg-white px-4 py-2 text-ink">
        <PriceLines lines={change ? changeLines(change, booking, today) : presentLines(booking, today)} />
      </div>
    </Card>
  )
}

function priceTitle({ group, name }: Booking, change: PriceChange | null): string {
  if (group?.bookedByOther) return change ? `New price for ${name}` : `Price for ${name}`
  return change ? 'Your new price' : 'Your price'
}

function presentLines(booking: Booking, today: CalendarDay): PriceLine[] {
  const paid = paidLines(booking)
  const next = nextPaymentInEuros(booking, today)
  const part = next.amount < booking.balanceDue ? next.amount : null
  return [
    ...paid,
    {
      label: 'Left to pay',
      amount: formatEuros(booking.balanceDue),
      weight: 'strong',
      note: paid.length > 0 && booking.balanceDue > 0 ? dueNote(next.dueOn, today, part) : null,
    },
  ]
}

const KEPT = 'Under the cancellation terms, we keep part of the difference'
const TO_WHO_PAID = 'The way it was paid: to the previous guest, if they paid it'

function changeLines(change: PriceChange, booking: Booking, today: CalendarDay): PriceLine[] {
  const { difference, settled, covered, refund, toPay, quote } = change
  const { outgoingGuest } = booking
  const isOthers = outgoingGuest !== null && outgoingGuest.paid > 0
  const wayBack = isOthers ? TO_WHO_PAID : 'The way you paid it'
  const lines: PriceLine[] = [
    {
      label: 'Difference',
      amount: difference === 0 ? formatEuros(0) : differenceText(centsFromEuros(difference)),
      weight: 'strong',
    },
    ...paidLines(booking),
  ]
  if (covered > quote.total) {
    const note = refund < sumEuros([covered, -quote.total]) ? KEPT : wayBack
    lines.push({ label: isOthers ? 'Refund' : 'Your refund', amount: formatEuros(refund), note })
  } else if (settled > quote.total) {
    const amount = formatEuros(sumEuros([settled, -quote.total]))
    lines.push({ label: 'Overpaid by transfer', amount, note: 'Refunded once it arrives' })
  }
  const note = settled > 0 && toPay > 0 ? dueNote(quote.balanceDueOn, today) : null
  return [...lines, { label: 'Left to pay', amount: formatEuros(toPay), note }]
}

/** Returns until when the rest is due, or of a payment plan its next part, in euros. */
function dueNote(dueOn: CalendarDay | null, today: CalendarDay, part: number | null = null): string | null {
  if (dueOn === null) return null
  const what = part === null ? '' : `${formatEuros(part)} `
  return dueOn < today
    ? `${what || 'it '}was due on ${formatShortDay(dueOn)}`
    : `${what}by ${formatShortDay(dueOn)}`
}
