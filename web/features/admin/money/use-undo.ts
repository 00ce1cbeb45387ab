import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { MAX_UNDONE_AT_ONCE } from '#domain/payment/hand-entry.ts'
import { api, ApiError } from '#web/api/client.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { useAct } from '#web/features/admin/kit/form/actions.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { entryStore, isRefund, entryName, type Entry } from './entry-store.ts'

/** Undoes one payment, refund or letter. A letter's form opens again with its text. */
export function useUndo() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (entry: Entry) => {
      if (entry.letter) return undoLetter(entry.id)
      await api('POST', '/api/admin/payments/{paymentId}/undo', {
        params: { paymentId: entry.id },
        body: { atOnce: true },
      })
    },
    onSuccess: async (_, entry) => {
      for (const id of sameAct(entry)) entryStore.settle(id, 'undone')
      toasts.show({ title: `Undone: ${entryName(entry)}`, description: undoneText(entry) })
      void queries.invalidateQueries()
      if (entry.letter) await navigate(formOf(entry.letter))
    },
    onError: (error, { id }) => {
      // Only the server knows when the time is over; after that, a payment is reversed by a counter-entry instead.
      if (error instanceof ApiError && error.status === 409) return entryStore.settle(id, 'late')
      if (!(error instanceof ApiError)) return entryStore.settle(id, 'network-failed')
      if (error.status === 404) entryStore.settle(id, 'out')
      toasts.show({ title: 'Not undone', description: error.detail, tone: 'destructive' })
    },
  })
}

async function undoLetter(id: string): Promise<void> {
  await api('POST', '/api/admin/letters/{letterId}/undo', { params: { letterId: id } })
}

function undoneText(entry: Entry): string {
  if (entry.letter) return 'Nothing was sent. Your text is kept.'
  return isRefund(entry) ? 'No money and no email went out.' : 'No receipt and no email went out.'
}

/** Returns the path of the form in which a letter was written. */
function formOf({ about, aboutId }: WaitingLetter): string {
  if (about === 'message') return `/admin/mail/${aboutId}`
  return about === 'booking' ? `/admin/guests/${aboutId}/write` : datePath(aboutId, 'write')
}

/** Undoes several entries at once, such as the lines of a bank file or the shares of a split. */
export function useUndoAll() {
  return useAct({
    act: async (open: readonly Entry[]) => {
      let undone = 0
      const kept: string[] = []
      // Settled one by one, because a later call may fail.
      const settle = (id: string) => {
        entryStore.settle(id, 'undone')
        undone += 1
      }
      for (const { id, letter } of open) {
        if (!letter) continue
        try {
          await undoLetter(id)
          settle(id)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          kept.push(id)
        }
      }
      const payments = open.flatMap(({ id, payment }) => (payment ? [id] : []))
      for (let start = 0; start < payments.length; start += MAX_UNDONE_AT_ONCE) {
        const ids = payments.slice(start, start + MAX_UNDONE_AT_ONCE)
        const answer = await api('POST', '/api/admin/payments/undo', { body: { ids } })
        for (const { id } of answer.undone) settle(id)
        kept.push(...answer.kept)
      }
      return { undone, kept }
    },
    done: ({ undone, kept }) => ({
      title: `Undone: ${undone}`,
      description:
        kept.length === 0
          ? 'No receipt and no email went out.'
          : `${kept.length} came too late: the email has been sent.`,
    }),
    failed: 'Not undone',
    onDone: ({ kept }) => {
      // Payments that came too late can still be reversed by a counter-entry.
      for (const id of kept) entryStore.settle(id, 'late')
    },
  })
}

/** Returns the ids of all refunds of the same act, because one undo covers them all. */
function sameAct(entry: Entry): string[] {
  const { id, payment } = entry
  if (!payment || !isRefund(entry)) return [id]
  return entryStore
    .all()
    .filter(
      (other) =>
        isRefund(other) &&
        other.payment?.leadId === payment.leadId &&
        other.payment.createdAt === payment.createdAt,
    )
    .map((other) => other.id)
}
