import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { payerName } from '#domain/hand-over/outgoing-guest-text.ts'
import { changeSentence, type ChosenAmount } from '#domain/order/order-sentences.ts'
import { PLAN_SIZES, type PlanSize } from '#domain/payment/payment-plan.ts'
import { RETREAT_DAYS, RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'
import { OrderBill } from '#web/order/order-bill.tsx'
import type { OrderPage } from '#web/order/order-page.ts'
import { OrderRows } from '#web/order/order-rows.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BindingField, type Binding } from './binding-field.tsx'
import type { PaymentOption } from './choice/payment-options.ts'
import { RetreatPicture } from './retreat-picture.tsx'

/** The order screen: the booking and its price, amount and method, the information that the law requires, and the one binding button. */
export function OrderScreen({
  order,
  changePath,
  now,
  notice,
  children,
  ...binding
}: Binding & {
  order: OrderPage
  /** Where the booking can be changed; null if it cannot be changed here. */
  changePath: string | null
  now: Date
  /** Shown below the heading. */
  notice: ReactNode
  /** The choices of amount and method. */
  children?: ReactNode
}) {
  const { contract } = order
  const { refused } = binding.placing
  const chosen = chosenOf(binding.payment?.option ?? null)
  const { outgoingGuest = null } = binding.booking
  const before = refused && refused.version !== order.version ? refused : null
  return (
    <div className="page-column grid gap-3 pt-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:gap-y-4 lg:pt-10">
      <div className="grid min-w-0 gap-4 lg:col-start-1">
        <h1 className="text-2xl lg:text-3xl">{headingOf(order, binding.payment !== null)}</h1>
        {notice}
        {order.standing === 'changed' && <ChangedNotice change={changeSentence(contract)} />}
      </div>
      <section
        aria-label="Your retreat"
        className="min-w-0 overflow-hidden rounded-xl border border-line bg-white text-ink lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
      >
        <RetreatPicture title={contract.stay.label} text={`${RETREAT_DAYS} days, ${RETREAT_NIGHTS} nights`} />
        <div className="px-4 pt-1.5 pb-4 lg:px-5 lg:pb-5">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            {/* The bill names the travellers of a group. */}
            <p className="min-w-0 font-semibold wrap-anywhere">
              {binding.names.length === 1 && `For ${binding.traveller.name}`}
            </p>
            {changePath && (
              <Link to={changePath} className={`${linkStyle} inline-flex min-h-11 items-center`}>
                Change
              </Link>
            )}
          </div>
          <OrderBill
            contract={contract}
            travellers={order.travellers}
            sharedRooms={binding.sharedRooms}
            now={now}
            chosen={chosen}
            alone={binding.payment?.option?.isAlone ? binding.payment.option.now : null}
            before={before?.contract ?? null}
            former={outgoingGuest && payerName(outgoingGuest)}
          />
        </div>
      </section>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:col-start-1 lg:gap-6">
        {children}
        <PlanChoice parts={order.parts} plans={order.plans} />
        <section aria-labelledby="before-you-order">
          <h2 id="before-you-order" className="mb-2 text-xl">
            Before you order
          </h2>
          <OrderRows
            {...order}
            timeZone={binding.booking.timeZone}
            {...{ now, chosen, before, outgoingGuest }}
          />
        </section>
        <BindingField contract={contract} {...binding} />
      </div>
    </div>
  )
}

function headingOf({ contract: { change } }: OrderPage, isPaid: boolean): string {
  if (change) return 'Check your change'
  return isPaid ? 'Check and pay' : 'Check your order'
}

function chosenOf(option: PaymentOption | null): ChosenAmount {
  if (option === null) return 'open'
  return option.type === 'full' ? 'full' : 'deposit'
}

/** Says what the guest has changed; null if the guest has changed nothing but prices or terms have. */
function ChangedNotice({ change }: { change: string | null }) {
  return change ? (
    <Notice title="You’ve changed your booking">
      <span className="figures">{change}</span> What you have paid is safe.
    </Notice>
  ) : (
    <Notice tone="warning" title="Prices or terms have changed since you ordered">
      Nothing was charged. Please check your order again.
    </Notice>
  )
}

const PLAN_NAMES: Record<PlanSize, string> = { 1: 'In one payment', 2: 'In two parts', 3: 'In three parts' }

/**
 * The number of parts for the balance, if more than one is possible. These are links, because each choice loads a new order whose number of
 * parts is in the address. No part is charged automatically.
 */
function PlanChoice({ parts, plans }: { parts: number; plans: readonly PlanSize[] }) {
  const { pathname, search } = useLocation()
  if (plans.length < 2) return null
  const to = (size: PlanSize) => {
    const query = new URLSearchParams(search)
    query.set('parts', String(size))
    return `${pathname}?${query.toString()}`
  }
  return (
    <nav aria-label="Number of parts for the balance">
      <p className="mb-2 font-semibold">The balance</p>
      <ul className="flex flex-wrap gap-2">
        {PLAN_SIZES.filter((size) => plans.includes(size)).map((size) => (
          <li key={size}>
            <Link
              to={to(size)}
              replace
              preventScrollReset
              aria-current={size === parts ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-semibold',
                size === parts
                  ? 'border-teal-deep bg-teal-soft'
                  : 'border-line bg-white hover:border-line-strong',
              )}
            >
              {PLAN_NAMES[size]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        We’ll remind you before each part and never charge you automatically. You can always pay earlier.
      </p>
    </nav>
  )
}
