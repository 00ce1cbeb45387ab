import type { AssignedLine } from '#domain/bank-import/bank-calls.ts'
import type { BankLineView, GuessView } from '#domain/bank-import/bank-import.ts'
import { formatEuros } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/use-act.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'

/** A guest to whom a bank line may belong. */
export type LineGuest = Omit<GuessView, 'reasons'>

/** A guest's share of a transfer, in euros. */
export interface LineShare extends LineGuest {
  amount: number
}

/** Records a bank line for one or more guests. One undo reverses all shares. */
export function useAssignLine() {
  return useAct({
    act: ({
      line,
      shares,
    }: {
      line: BankLineView
      shares: readonly Pick<LineShare, 'leadId' | 'amount'>[]
    }) =>
      api('POST', '/api/admin/bank-lines/assign', {
        body: { line, shares: shares.map(({ leadId, amount }) => ({ leadId, amount })) },
      }),
    // The undo bar already names the amount and the guest.
    done: (assigned) => {
      const description = assignedText(assigned)
      return description === '' ? null : { title: 'Recorded', description }
    },
    onDone: ({ shares }) => entryStore.groupUndo(shares.map(({ paymentId }) => paymentId)),
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
