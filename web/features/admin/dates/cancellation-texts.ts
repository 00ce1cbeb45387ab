import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { CancelledGuest } from '#domain/retreat/retreat-calls.ts'

/** Returns the sums of cancelling a date. Amounts in euros, other numbers are guests. */
export function cancellationSums(guests: readonly CancelledGuest[]) {
  const sum = (of: (guest: CancelledGuest) => number) => sumEuros(guests.map(of))
  const share = (of: (guest: CancelledGuest) => number) => ({
    guests: guests.filter((guest) => of(guest) > 0).length,
    amount: sum(of),
  })
  const back = share(({ refund }) => refund.amount)
  return {
    received: sum(({ received }) => received),
    back: back.amount,
    refunded: back.guests,
    online: share(({ online }) => online),
    byTransfer: share(transferOf),
    reported: sum(({ reported }) => reported),
    disputed: sum(({ disputed }) => disputed),
    done: guests.filter(({ done }) => done).length,
    total: guests.length,
  }
}

export type CancellationSums = ReturnType<typeof cancellationSums>

/** Returns the part of a refund that the operator transfers, in euros. */
function transferOf({ refund, online }: CancelledGuest): number {
  return sumEuros([refund.amount, -online])
}

/**
 * Returns how a guest is refunded, with details such as "automatic". `isAsked` if the guest first has to give bank details, for a
 * transfer.
 */
export function refundWay(guest: CancelledGuest) {
  const { online, reported, disputed } = guest
  const byTransfer = transferOf(guest)
  const isAsked = byTransfer > 0
  const onItsWay = [
    reported > 0 && `${formatEuros(reported)} on its way: refunded when it arrives`,
    disputed > 0 && `${formatEuros(disputed)} disputed: the bank decides`,
  ].filter((part) => part !== false)
  if (online > 0 && isAsked) {
    const both = `${formatEuros(online)} as it was paid, ${formatEuros(byTransfer)} by transfer`
    return { by: 'Online and transfer', how: [both, ...onItsWay], isAsked }
  }
  if (online > 0) return { by: 'Online', how: ['automatic', ...onItsWay], isAsked }
  if (isAsked) return { by: 'Transfer', how: ['asked for bank details', ...onItsWay], isAsked }
  return { by: null, how: onItsWay.length > 0 ? onItsWay : ['Nothing was received'], isAsked }
}

/** Formats how a guest is refunded: "Online: automatic". */
export function wayText(guest: CancelledGuest): string {
  const { by, how } = refundWay(guest)
  const line = how.join(' · ')
  return by === 'Online' || by === 'Transfer' ? `${by}: ${line}` : line
}

/** Returns the button's label, with the sum of the refunds. */
export function confirmText({ back, done, total }: CancellationSums): string {
  if (done > 0) return `Continue: ${done} of ${total} done`
  return back > 0 ? `Cancel and refund ${formatEuros(back)}` : 'Cancel the date'
}

export function mailsText(count: number): string {
  return count === 1 ? '1 email goes out.' : `${count} emails go out, one to each guest.`
}
