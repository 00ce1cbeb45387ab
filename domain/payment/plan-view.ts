import * as z from 'zod/mini'
import { eurosFromCents } from '#domain/base/money.ts'
import type { OpenPart } from './payment-plan.ts'

/** A part in euros, as the API gives it: `amount` as it was agreed, `open` what is still to be paid of it. */
export const planPartViewSchema = z.object({ dueOn: z.iso.date(), amount: z.number(), open: z.number() })
type PlanPartView = z.infer<typeof planPartViewSchema>

export function planInEuros(parts: readonly OpenPart[]): PlanPartView[] {
  return parts.map(({ dueOn, amountCents, openCents }) => ({
    dueOn,
    amount: eurosFromCents(amountCents),
    open: eurosFromCents(openCents),
  }))
}
