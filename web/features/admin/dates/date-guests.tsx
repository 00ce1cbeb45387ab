import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { formatEuros } from '#domain/money.ts'
import type { Booking } from '#domain/booking.ts'
import { errorText } from '#web/api/client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { guestsOfRetreatQuery } from '#web/features/admin/admin-queries.ts'
import { paymentLabel } from '#web/features/admin/booking-labels.ts'
import { PhoneLink } from '#web/features/admin/contact-links.tsx'
import { guestLine, inListOrder, planRetreat, type RetreatPlan } from '#web/features/admin/retreat-plan.ts'

/** Who comes to a date, who has paid, and what to prepare. */
export function DateGuests({ retreat }: { retreat: string }) {
  return (
    <section aria-labelledby="who-comes" className="flex flex-col gap-4">
      <h2 id="who-comes" className="text-lg">
        Who comes
      </h2>
      <GuestsOfRetreat retreat={retreat} />
    </section>
  )
}

function GuestsOfRetreat({ retreat }: { retreat: string }) {
  const { data: guests, error, isPending } = useQuery(guestsOfRetreatQuery(retreat))
  if (isPending) {
    return (
      <SkeletonGroup label="Loading guests" className="flex flex-col gap-4">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </SkeletonGroup>
    )
  }
  if (error) {
    return (
      <Notice tone="danger" title="The guests could not be loaded" live="alert">
        {errorText(error, 'The server cannot be reached. Please reload the page.')}
      </Notice>
    )
  }
  if (guests.length === 0) {
    return (
      <EmptyState icon={<Users />} title="Nobody is booked yet">
        Guests appear here as soon as they hold a place on this retreat.
      </EmptyState>
    )
  }
  return (
    <>
      <Plan plan={planRetreat(guests)} />
      <Guests guests={guests} />
    </>
  )
}

function Plan({ plan }: { plan: RetreatPlan }) {
  const groups = [
    { title: 'Payments', counts: plan.payments },
    { title: 'Rooms', counts: plan.rooms },
    { title: 'Diets', counts: plan.diets },
    { title: 'Wetsuits', counts: plan.wetsuits },
  ]
  return (
    <Card tone="cream" className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      <div>
        <h3 className="text-lg">Guests</h3>
        <p className="figures mt-2">
          {plan.kiters} {plan.kiters === 1 ? 'kiter' : 'kiters'}, {plan.nonKiters}{' '}
          {plan.nonKiters === 1 ? 'non-kiter' : 'non-kiters'}
        </p>
        <p className="figures mt-1">{formatEuros(plan.stillDue)} still due</p>
      </div>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className="text-lg">{group.title}</h3>
          <ul className="figures mt-2 flex flex-col gap-1">
            {group.counts.length === 0 && <li>None</li>}
            {group.counts.map(({ label, count }) => (
              <li key={label}>
                {count} × {label}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

function Guests({ guests }: { guests: readonly Booking[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-xl border border-line bg-white">
      {inListOrder(guests).map((guest) => {
        const payment = paymentLabel(guest)
        return (
          <li key={guest.id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{guest.name}</p>
              <p className="text-sm text-ink-soft">{guestLine(guest)}</p>
              {guest.phone && (
                <p className="text-sm">
                  <PhoneLink phone={guest.phone} />
                </p>
              )}
              {guest.healthConditions && (
                <p className="text-sm wrap-anywhere">Health: {guest.healthConditions}</p>
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <span className="figures text-sm empty:hidden">{openMoney(guest)}</span>
              <Badge tone={payment.tone}>{payment.text}</Badge>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function openMoney({ amountReported, balanceDue }: Booking): string {
  const parts = [
    amountReported > 0 && `${formatEuros(amountReported)} reported`,
    balanceDue > 0 && `${formatEuros(balanceDue)} due`,
  ]
  return parts.filter(Boolean).join(', ')
}
