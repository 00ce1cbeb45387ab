import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_NAMES, type PackageType } from '#domain/retreat/retreats.ts'
import type { Route as NewGuestRoute } from './+types/new-guest-screen.ts'

/** Returns what a place costs now, or what a group has agreed, with its lines. Null if the prices could not be read. */
export function priceNow(
  { tiers, privateRoom }: Pick<NewGuestRoute.ComponentProps['loaderData'], 'tiers' | 'privateRoom'>,
  { packageType, room, agreed }: { packageType: PackageType; room: string; agreed: Booking['quote'] },
) {
  const now = tiers && (packageType === 'kiter' ? tiers.kiter : tiers.nonKiter)
  // A group pays the tier of its first place.
  const { tier, price } = agreed ? { tier: agreed.tier, price: agreed.basePrice } : (now ?? {})
  if (tier === undefined || price === undefined) return null
  const supplement = room === 'private' ? privateRoom : 0
  const total = price + supplement
  return {
    total,
    lines: [
      { label: `${PACKAGE_NAMES[packageType]}, ${TIER_NAMES[tier]}`, amount: formatEuros(price) },
      ...(supplement > 0 ? [{ label: ROOM_NAMES.private, amount: `+${formatEuros(supplement)}` }] : []),
      { label: 'Price now', amount: formatEuros(total), isResult: true },
    ],
  }
}
