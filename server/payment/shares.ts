import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'

/** What of one transfer is whose. */
export interface Share {
  leadId: string
  amountCents: Cents
}

/** A transfer is somebody's to the cent, and each guest has one part of it. Problem: invalid-fields, at `shares`. */
export function demandWhole(amountCents: Cents, shares: readonly Share[]): void {
  const given = sumCents(shares)
  const isTwice = new Set(shares.map(({ leadId }) => leadId)).size < shares.length
  if (isTwice) refuse('Name each guest once')
  if (given < amountCents) refuse(`${formatCents(amountCents - given)} of it belong to nobody yet`)
  if (given > amountCents) refuse(`This is ${formatCents(given - amountCents)} more than came`)
}

function refuse(message: string): never {
  throw new Problem('invalid-fields', { detail: message, errors: [{ field: 'shares', message }] })
}
