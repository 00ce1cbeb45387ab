import type { Booking } from '#domain/booking.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { creditLines, quoteLines } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './payment-options.ts'

/** The booking's bill, and what of it is paid now and what later. */
export function PaymentBill({
  booking,
  options,
  option,
}: {
  booking: Booking
  options: readonly PaymentOption[]
  option: PaymentOption | null
}) {
  return (
    <>
      <h2 className="mb-3 text-2xl">Your bill</h2>
      <PriceLines lines={[...quoteLines(booking), ...paidLines(booking), ...creditLines(booking)]} />
      <div className="mt-4 rounded-lg bg-cream px-4 py-2">
        <PriceLines lines={option ? chosenLines(option) : openLines(options)} />
      </div>
    </>
  )
}

function paidLines(booking: Booking): PriceLine[] {
  return [
    { label: 'Paid', amount: `− ${formatEuros(booking.amountPaid)}`, paid: booking.amountPaid },
    {
      label: 'Transferred by you',
      note: 'We are checking it',
      amount: `− ${formatEuros(booking.amountReported)}`,
      paid: booking.amountReported,
    },
  ].flatMap(({ paid, ...line }) => (paid > 0 ? [line] : []))
}

function chosenLines({ now, later }: PaymentOption): PriceLine[] {
  return [
    { label: 'Now', amount: formatEuros(now), weight: 'strong' },
    later
      ? {
          label: 'Later',
          note: later.dueOn && `by ${formatDay(later.dueOn)}`,
          amount: formatEuros(later.amount),
        }
      : { label: 'Later', amount: 'Nothing' },
  ]
}

/** Nothing is chosen yet: what either choice would cost now. */
function openLines(options: readonly PaymentOption[]): PriceLine[] {
  return options.map((option) => ({
    label: option.type === 'deposit' ? 'Now, as a deposit' : 'or now, in full',
    amount: formatEuros(option.now),
    note:
      option.later?.dueOn && `${formatEuros(option.later.amount)} later, by ${formatDay(option.later.dueOn)}`,
  }))
}

/** On a phone the sums stay in view while the guest scrolls; the bill itself is what is read out. */
export function StickyAmounts({ option, total }: { option: PaymentOption | null; total: string }) {
  return (
    <div
      aria-hidden
      data-keep-clear
      className="figures sticky bottom-0 z-10 -mx-4 mt-6 flex justify-between gap-x-4 border-t border-line bg-white px-4 py-3 text-ink shadow-lg md:-mx-8 md:px-8 lg:hidden"
    >
      <span className="font-semibold">{option ? `Now ${formatEuros(option.now)}` : 'Total'}</span>
      <span className={option ? undefined : 'font-semibold'}>{option ? laterText(option) : total}</span>
    </div>
  )
}

function laterText({ later }: PaymentOption): string {
  return later ? `Later ${formatEuros(later.amount)}` : 'Nothing later'
}
