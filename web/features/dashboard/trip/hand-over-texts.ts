import type { Booking } from '#domain/booking/booking.ts'
import type { HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import { nameOfOther } from '#web/booking-status/together.ts'

export type HandOver = NonNullable<HandOverOffer['handOver']>

/** Returns true if somebody may take the place over now, or once we agree. */
export function isHandedOver(offer: HandOverOffer | null): boolean {
  return offer?.handOver?.state === 'open' || offer?.handOver?.state === 'asked'
}

/** Returns who may take the place over, or may do so once we agree. */
export function titleOf({ state, name }: HandOver, booking: Booking): string {
  const traveller = nameOfOther(booking)
  if (state === 'open') return `${name} can take over ${traveller ? `${traveller}’s` : 'your'} place`
  return `You asked if ${name} can come instead${traveller ? ` of ${traveller}` : ''}`
}

/** Returns what happens next, and whose the place is until then. */
export function waitText({ mailed }: HandOverOffer, { state, email }: HandOver, booking: Booking): string {
  const kept = keptText(booking)
  if (state === 'asked') return `We’ll email you our answer as soon as we can. ${kept} until then.`
  return mailed === false
    ? `Please share the link yourself. ${kept} until they accept.`
    : `We’ve emailed the link to ${email}; you can also copy it here. ${kept} until they accept.`
}

/** Returns whose the place is, before "until". */
export function keptText(booking: Booking): string {
  const traveller = nameOfOther(booking)
  return traveller ? `The place stays ${traveller}’s` : 'The place is yours'
}
