import type { ReactNode } from 'react'
import { listed } from '#domain/base/wording.ts'
import type { PaymentDay } from '#domain/order/order-schedule.ts'
import { classNames } from './class-names.ts'

export type PriceLine = {
  /** Must be unique among the lines. */
  label: string
  /** Formatted by domain/base/money.ts. */
  amount: string
  /** In smaller type under the label ("due Tue 16 Sept 2025"). */
  note?: ReactNode
  /** total: closes the sum with a rule and larger figures. strong: paid now. */
  weight?: 'normal' | 'strong' | 'total'
}

/** Returns the lines for the rooms that two of so many travellers share without a supplement; `rooms` are their names. */
export function roomLines(rooms: readonly (readonly string[])[], travellers: number): PriceLine[] {
  return rooms.map((names) => ({
    label: travellers === 2 ? 'Room together' : `Room together, ${listed(names)}`,
    amount: 'Included',
  }))
}

const weights = {
  normal: 'py-1.5 text-ink',
  strong: 'py-1.5 font-semibold text-ink',
  total: 'mt-2 border-t-2 border-sea pt-3 pb-1.5 text-lg font-bold text-ink',
}

/** A bill: labels on the left, amounts on the right in tabular figures. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="figures">
      {lines.map((line) => (
        <div
          key={line.label}
          className={classNames(
            'flex items-baseline justify-between gap-6',
            weights[line.weight ?? 'normal'],
          )}
        >
          <dt className="min-w-0">
            {line.label}
            {line.note && <span className="block text-sm font-normal text-ink-soft">{line.note}</span>}
          </dt>
          <dd className="shrink-0 text-right whitespace-nowrap">{line.amount}</dd>
        </div>
      ))}
    </dl>
  )
}

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
