import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { CancelledGuest } from '#domain/retreat/retreat-calls.ts'

/** Sums of cancelling a date. Amounts in euros, other numbers are guests. */
export interface CancellationSums {
  received: number
  back: number
  refunded: number
  online: { guests: number; amount: number }
  byTransfer: { guests: number; amount: number }
  reported: number
  disputed: number
  done: number
  total: number
}

export function sumUp(guests: readonly CancelledGuest[]): CancellationSums {
  const byTransfer = (guest: CancelledGuest) => sumEuros([guest.refund.amount, -guest.online])
  return {
    received: sum(guests, ({ received }) => received),
    back: sum(guests, ({ refund }) => refund.amount),
    refunded: guests.filter(({ refund }) => refund.amount > 0).length,
    online: {
      guests: guests.filter(({ online }) => online > 0).length,
      amount: sum(guests, ({ online }) => online),
    },
    byTransfer: {
      guests: guests.filter((guest) => byTransfer(guest) > 0).length,
      amount: sum(guests, byTransfer),
    },
    reported: sum(guests, ({ reported }) => reported),
    disputed: sum(guests, ({ disputed }) => disputed),
    done: guests.filter(({ done }) => done).length,
    total: guests.length,
  }
}

function sum(guests: readonly CancelledGuest[], of: (guest: CancelledGuest) => number): number {
  return sumEuros(guests.map(of))
}

/** How a guest is refunded, and what it needs. */
interface WayBack {
  by: 'Online' | 'Transfer' | 'Online and transfer' | null
  /** Details to show, such as "automatic". */
  how: string[]
  /** True if the guest first has to give bank details. */
  isAsked: boolean
}

export function wayBack({ refund, online, reported, disputed }: CancelledGuest): WayBack {
  const byTransfer = sumEuros([refund.amount, -online])
  const onItsWay = [
    reported > 0 && `${formatEuros(reported)} on its way: refunded when it arrives`,
    disputed > 0 && `${formatEuros(disputed)} disputed: the bank decides`,
  ].filter((part) => part !== false)
  if (online > 0 && byTransfer > 0) {
    const both = `${formatEuros(online)} as it was paid, ${formatEuros(byTransfer)} by transfer`
    return { by: 'Online and transfer', how: [both, ...onItsWay], isAsked: true }
  }
  if (online > 0) return { by: 'Online', how: ['automatic', ...onItsWay], isAsked: false }
  if (byTransfer > 0) return { by: 'Transfer', how: ['asked for bank details', ...onItsWay], isAsked: true }
  return { by: null, how: onItsWay.length > 0 ? onItsWay : ['Nothing was received'], isAsked: false }
}

/** Formats how a guest is refunded: "Online: automatic". */
export function wayText(guest: CancelledGuest): string {
  const { by, how } = wayBack(guest)
  const line = how.join(' · ')
  return by === 'Online' || by === 'Transfer' ? `${by}: ${line}` : line
}

/** Formats the refunds by method: "3 online €2,400, 4 by transfer €3,680". Empty if there are none. */
export function waysText({ online, byTransfer }: CancellationSums): string {
  return [
    online.guests > 0 && `${online.guests} online ${formatEuros(online.amount)}`,
    byTransfer.guests > 0 && `${byTransfer.guests} by transfer ${formatEuros(byTransfer.amount)}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** Returns the button's label, with number and amount of the refunds. */
export function confirmText({ back, refunded, done, total }: CancellationSums): string {
  if (done > 0) return `Continue: ${done} of ${total} done`
  if (refunded === 0) return 'Cancel the date'
  return `Cancel the date, refund ${guestsText(refunded)} ${formatEuros(back)}`
}

export function guestsText(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}

export function mailsText(count: number): string {
  return count === 1 ? '1 email goes out.' : `${count} emails go out, one to each guest.`
}
