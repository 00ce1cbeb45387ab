import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AssignedLine } from '#domain/bank-calls.ts'
import type { BankLineView } from '#domain/bank-import.ts'
import { formatEuros } from '#domain/money.ts'
import { api } from '#web/api/client.ts'

/** Somebody whose money a line may be. */
export interface LineGuest {
  leadId: string
  name: string
  retreatDate: string | null
  /** What is left to pay, in euros. */
  owes: number
}

/** What of a transfer is whose. */
export interface LineShare extends LineGuest {
  amount: number
}

/** Records a line for a guest, or for several; every list of money shows it afterwards, and the bar lets her undo it. */
export function useAssignLine(onAssigned?: (assigned: AssignedLine) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({
      line,
      shares,
    }: {
      line: BankLineView
      shares: readonly { leadId: string; amount: number }[]
    }) =>
      api('POST', '/api/admin/bank-lines/assign', {
        body: { line, shares: shares.map(({ leadId, amount }) => ({ leadId, amount })) },
      }),
    onSuccess: (assigned) => onAssigned?.(assigned),
    onSettled: () => void queries.invalidateQueries(),
  })
}

/** "€900 recorded for Zoë Peeters.", with what else there is to know. */
export function assignedText({ known, shares }: AssignedLine): string {
  const names = shares.map(({ name, amount }) => `${formatEuros(amount)} for ${name}`).join(', ')
  if (known) return `This line was recorded before: ${names}.`
  const back = shares.filter((share) => share.back > 0)
  const entered = shares.filter(({ outcome }) => outcome === 'already_entered')
  return [
    `Recorded: ${names}.`,
    ...back.map(
      (share) => `${formatEuros(share.back)} of ${share.name} goes back: it is more than the price.`,
    ),
    ...entered.map(({ name }) => `${name}’s you had entered by hand already; nothing is counted twice.`),
  ].join(' ')
}

/** What is left of an amount that is split, in euros. */
export function leftOf(whole: number, shares: readonly { amount: number | null }[]): number {
  const given = shares.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0)
  return (Math.round(whole * 100) - given) / 100
}
