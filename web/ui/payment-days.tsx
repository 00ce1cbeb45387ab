import type { PaymentDay } from '#domain/order/order-schedule.ts'

/** A strip with the days and amounts of a price's payments; it wraps on narrow screens. */
export function PaymentDays({ days }: { days: readonly PaymentDay[] }) {
  return (
    <dl className="figures mt-3 flex flex-wrap overflow-hidden rounded-lg bg-cream text-sm leading-snug text-ink">
      {days.map(({ when, amount }) => (
        <div
          key={`${when} ${amount}`}
          className="-mt-px -ml-px grow border-t border-l border-line px-2 py-2 whitespace-nowrap sm:px-2.5"
        >
          <dt className="text-ink-soft">{when}</dt>
          <dd className="font-bold">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
