import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import type { PayLinkView } from '#domain/contract/pay-link-calls.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { billLines, paidLines, totalOf, packageText } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './choice/payment-options.ts'
import { RetreatPicture } from './retreat-picture.tsx'

/**
 * The bill: on phones one line whose total opens it, on wide screens a card with the evening picture. On wide screens the card continues
 * with the button (pay-bar.tsx).
 */
export function PaymentSummary({
  booking,
  together,
  traveller,
}: {
  booking: PayLinkView
  /** The full name of another traveller whose place is paid; null for the own. */
  traveller: string | null
  /** All bookings that are paid at once. */
  together: readonly PayLinkView[]
}) {
  const [unfolded, setUnfolded] = useState(false)
  // Before hydration the total does not look as if it could be opened.
  const hydrated = useHydrated()
  const id = useId()
  return (
    <aside
      aria-label="Your bill"
      className="min-w-0 max-lg:border-b max-lg:border-line max-lg:pb-3 lg:col-start-2 lg:row-start-1 lg:overflow-hidden lg:rounded-t-xl lg:border lg:border-b-0 lg:border-line lg:bg-white"
    >
      <div className="relative isolate flex flex-wrap items-center gap-x-3.5 gap-y-1 lg:h-44 lg:items-end lg:bg-sea-deep lg:px-6 lg:pb-4">
        <span className="shrink-0 max-lg:h-13 max-lg:w-18 max-lg:overflow-hidden max-lg:rounded-md lg:absolute lg:inset-0 lg:-z-10">
          <Picture
            file={heroPicture}
            alt=""
            sizes="(width < 64rem) 96px, 600px"
            className="size-full object-[62%_40%] lg:object-[80%_30%]"
          />
        </span>
        <span
          aria-hidden
          className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% to-sea-deep/95 max-lg:hidden"
        />
        <p className="figures min-w-0 grow basis-32 leading-snug">
          <span className="block font-bold lg:font-display lg:text-2xl lg:text-white">
            {booking.selectedDate}
          </span>
          {traveller !== null && (
            <span className="block wrap-anywhere lg:text-white">{`For ${traveller}`}</span>
          )}
          <span className="block text-sm text-ink-soft lg:text-white">
            {together.length > 1 ? listed(namesOf(together)) : packageText(booking)}
          </span>
        </p>
        <button
          type="button"
          aria-expanded={unfolded}
          aria-controls={id}
          disabled={!hydrated}
          onClick={() => setUnfolded(!unfolded)}
          className="figures inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold enabled:text-teal-deep enabled:underline enabled:underline-offset-4 lg:hidden"
        >
          <span className="sr-only">The bill of </span>
          {formatEuros(totalOf(booking))}
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-5 transition-transform',
              unfolded && 'rotate-180',
              !hydrated && 'invisible',
            )}
          />
        </button>
      </div>
      <div
        id={id}
        className={classNames('pt-3 lg:block lg:px-6 lg:pt-4 lg:pb-1', !unfolded && 'max-lg:hidden')}
      >
        <PriceLines lines={[...billLines(booking, together), ...paidLines(booking)]} />
      </div>
    </aside>
  )
}

function namesOf(together: readonly PayLinkView[]): string[] {
  return travellerNames(together.map((each) => ({ lastName: null, ...each })))
}

/** The same for a payer, always open: whose retreat it is and what it is, without the guest's package, room and tier. */
export function PayerSummary({
  booking,
  option,
  text,
  today,
}: {
  booking: PayLinkView
  /** Null until an amount is chosen. */
  option: PaymentOption | null
  /** What a retreat is, in a line. */
  text: string
  today: CalendarDay
}) {
  const { firstName, selectedDate, balanceDue } = booking
  const due = option?.dueOn ?? null
  return (
    <aside
      aria-label="Your bill"
      className="min-w-0 overflow-hidden rounded-xl border border-line bg-white max-lg:-order-1 lg:col-start-2 lg:row-start-1 lg:rounded-b-none lg:border-b-0"
    >
      <RetreatPicture title={[firstName, selectedDate].filter(Boolean).join(', ')} text={text} />
      <div className="px-4 pt-1.5 pb-3 lg:px-6 lg:pb-1">
        <PriceLines
          lines={[
            { label: 'The retreat', amount: formatEuros(totalOf(booking)) },
            ...paidLines(booking),
            option
              ? {
                  label: 'You pay',
                  amount: formatEuros(option.now),
                  weight: 'total',
                  // Once it is overdue, the page says so beside the choice.
                  note: due && due >= today && `Due by ${formatShortDay(due, today)}`,
                }
              : { label: 'Left to pay', amount: formatEuros(balanceDue), weight: 'total' },
          ]}
        />
      </div>
    </aside>
  )
}
