import type { Cents } from '#domain/base/money.ts'
import { ROOM_NAMES } from './rooms.ts'

/**
 * What a line of a price is for: the package at its tier, the private room, the founding member's discount, or a reduction by the operator.
 * A change of the booking prices it anew, or keeps it as it is.
 */
export const PRICE_LINE_KINDS = { package: 'anew', room: 'anew', founder: 'anew', reduction: 'kept' } as const
export type PriceLineKind = keyof typeof PRICE_LINE_KINDS

/** A part of a price with what it is for; negative if it lowers the price. */
export interface PriceLine {
  kind: PriceLineKind
  cents: Cents
  /** Why the operator lowered the price, as the guest reads it. */
  reason?: string | undefined
  /** The act that made the line, by which undoing it finds the line. */
  act?: string
}

/** Returns the total of a price. Reductions beyond it lower it to 0, and count in full again once the booking becomes dearer. */
export function totalOfLines(lines: readonly PriceLine[]): Cents {
  return Math.max(
    0,
    lines.reduce((sum, { cents }) => sum + cents, 0),
  )
}

/** Returns the lines of a kind in cents; 0 without any. */
export function lineCents({ lines }: { lines: readonly PriceLine[] }, kind: PriceLineKind): Cents {
  return lines.reduce((sum, line) => (line.kind === kind ? sum + line.cents : sum), 0)
}

/** Returns the parts of a price that are not 0, as every bill lists them, so that they add up to the total: the package under its given name. */
export function priceFigures(
  { lines }: { lines: readonly PriceLine[] },
  packageName: string,
): { label: string; amountCents: Cents }[] {
  let sum = 0
  return lines
    .map((line) => {
      const amountCents = Math.max(line.cents, -sum)
      sum += amountCents
      return { label: labelOf(line, packageName), amountCents }
    })
    .filter(({ amountCents }) => amountCents !== 0)
}

function labelOf({ kind, reason }: PriceLine, packageName: string): string {
  switch (kind) {
    case 'package':
      return packageName
    case 'room':
      return ROOM_NAMES.private
    case 'founder':
      return 'Founding member discount'
    case 'reduction':
      return reason ? `Price reduction: ${reason}` : 'Price reduction'
  }
}
