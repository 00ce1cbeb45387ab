import { formatEuros } from '#domain/money.ts'
import type { CancelledGuest } from '#domain/retreat-calls.ts'

/** What cancelling a date comes to. Amounts in euros. */
export interface CancellationSums {
  back: number
  refunded: number
  byCard: { guests: number; amount: number }
  byTransfer: { guests: number; amount: number }
  reported: number
  disputed: number
  done: number
  total: number
}

export function sumUp(guests: readonly CancelledGuest[]): CancellationSums {
  const byTransfer = (guest: CancelledGuest) => cents(guest.refund.amount - guest.byCard)
  return {
    back: sum(guests, ({ refund }) => refund.amount),
    refunded: guests.filter(({ refund }) => refund.amount > 0).length,
    byCard: {
      guests: guests.filter(({ byCard }) => byCard > 0).length,
      amount: sum(guests, ({ byCard }) => byCard),
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
  return cents(guests.reduce((total, guest) => total + of(guest), 0))
}

function cents(euros: number): number {
  return Math.round(euros * 100) / 100
}

/** How a guest's money goes back: "Card: goes back by itself". */
export function wayText({ refund, byCard, reported, disputed }: CancelledGuest): string {
  const byTransfer = cents(refund.amount - byCard)
  const parts = [
    byCard > 0 &&
      byTransfer > 0 &&
      `${formatEuros(byCard)} to the card, ${formatEuros(byTransfer)} by transfer`,
    byCard > 0 && byTransfer === 0 && 'Card: goes back by itself',
    byCard === 0 && byTransfer > 0 && 'Transfer: is asked for the account',
    reported > 0 && `${formatEuros(reported)} reported: goes back when it comes`,
    disputed > 0 && `${formatEuros(disputed)} disputed: the bank decides`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' · ') : 'Nothing was received'
}

/** The button says what it does, in figures. */
export function confirmText({ back, refunded, done, total }: CancellationSums): string {
  if (done > 0) return `Go on: ${done} of ${total} done`
  if (refunded === 0) return 'Cancel the date'
  return `Cancel the date, refund ${guestsText(refunded)} ${formatEuros(back)}`
}

export function guestsText(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}

export function mailsText(count: number): string {
  return count === 1 ? '1 mail goes out.' : `${count} mails go out, one to each guest.`
}
