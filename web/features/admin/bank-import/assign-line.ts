import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AssignedLine } from '#domain/bank-import/bank-calls.ts'
import type { BankLineView } from '#domain/bank-import/bank-import.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'

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

/**
 * Records a line for a guest, or for several. It is done once every list of money shows it; one press of Undo takes all of its shares
 * back.
 */
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
    onSuccess: async (assigned) => {
      entryStore.groupUndo(assigned.shares.map(({ paymentId }) => paymentId))
      await queries.invalidateQueries()
      // The bar with Undo names the amount and the guest already.
      const description = assignedText(assigned)
      if (description !== '') toasts.show({ title: 'Recorded', description })
      onAssigned?.(assigned)
    },
    onError: () => void queries.invalidateQueries(),
  })
}

/** What there is to know of a recorded line beside its amount and its guest; empty where there is nothing. */
function assignedText({ known, shares }: AssignedLine): string {
  if (known) {
    const names = shares.map(({ name, amount }) => `${formatEuros(amount)} for ${name}`).join(', ')
    return `This line was recorded before: ${names}.`
  }
  const back = shares.filter((share) => share.back > 0)
  const entered = shares.filter(({ outcome }) => outcome === 'already_entered')
  return [
    ...back.map(
      (share) =>
        `${formatEuros(share.back)} for ${share.name} is listed to refund: it’s more than the price.`,
    ),
    ...entered.map(({ name }) => `You had recorded the one from ${name} by hand: it isn’t counted twice.`),
  ].join(' ')
}
