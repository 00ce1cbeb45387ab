import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AssignedLine } from '#domain/bank-import/bank-calls.ts'
import type { BankLineView, GuessView } from '#domain/bank-import/bank-import.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'

/** A guest to whom a bank line may belong. */
export type LineGuest = Omit<GuessView, 'reasons'>

/** A guest's share of a transfer, in euros. */
export interface LineShare extends LineGuest {
  amount: number
}

/** Records a bank line for one or more guests, and settles once the lists of money are reloaded. One undo reverses all shares. */
export function useAssignLine() {
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
      // The undo bar already names the amount and the guest.
      const description = assignedText(assigned)
      if (description !== '') toasts.show({ title: 'Recorded', description })
    },
    onError: () => void queries.invalidateQueries(),
  })
}

/** Describes what else happened to a recorded line, such as a refund; empty if nothing did. */
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
