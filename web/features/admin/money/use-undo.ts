import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { ApiError } from '#web/api/client.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { toastFailure } from '#web/features/admin/kit/form/actions.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { entryStore, type Entry } from './entry-store.ts'
import { isRefund } from './undoable.ts'

/** Undoes the payments, refunds, letters or cancellation of one press. The form of a single letter opens again with its text. */
export function useUndo() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (press: readonly Entry[]) => {
      let late = 0
      // Settled one by one, because a later call may fail.
      for (const entry of press) {
        if (await isUndone(entry)) for (const id of sameAct(entry)) entryStore.settle(id, 'undone')
        else {
          entryStore.settle(entry.id, 'late')
          late += 1
        }
      }
      return late
    },
    onSuccess: async (late, press) => {
      void queries.invalidateQueries()
      const [entry, ...others] = press
      if (!entry) return
      if (others.length > 0) {
        const description = late === 0 ? 'No receipt and no email went out.' : `${late} came too late.`
        toasts.show({ title: `Undone: ${press.length - late}`, description })
      } else if (late === 0) {
        toasts.show({ title: `Undone: ${entry.name}`, description: entry.undone })
        if (entry.letter) await navigate(formOf(entry.letter))
      }
    },
    onError: (error, [entry, ...others]) => {
      void queries.invalidateQueries()
      if (entry && others.length === 0) {
        if (!(error instanceof ApiError)) return entryStore.settle(entry.id, 'network-failed')
        if (error.status === 404) entryStore.settle(entry.id, 'out')
      }
      toastFailure('Not undone')(error)
    },
  })
}

/** Undoes an entry. False if it is too late; a payment is then reversed by a counter-entry instead. */
async function isUndone({ undo, tooLate }: Entry): Promise<boolean> {
  try {
    await undo()
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && tooLate !== null) return false
    throw error
  }
}

/** Returns the path of the form in which a letter was written. */
function formOf({ about, aboutId }: WaitingLetter): string {
  if (about === 'message') return `/admin/mail/${aboutId}`
  return about === 'booking' ? `/admin/guests/${aboutId}/write` : datePath(aboutId, 'write')
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
