import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { api, ApiError } from '#web/api/client.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { toastFailure } from '#web/features/admin/kit/form/actions.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { entryStore, isRefund, entryName, type Entry } from './entry-store.ts'

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
        toasts.show({ title: `Undone: ${entryName(entry)}`, description: undoneText(entry) })
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

/**
 * Undoes an entry. False if it is too late, which only the server knows; a payment is then reversed by a counter-entry instead. Of a
 * cancellation, which cannot be undone for other reasons too, the server's own words are shown.
 */
async function isUndone({ id, letter, cancellation, priceChange }: Entry): Promise<boolean> {
  try {
    if (letter) await api('POST', '/api/admin/letters/{letterId}/undo', { params: { letterId: id } })
    else if (cancellation)
      await api('POST', '/api/admin/bookings/{bookingId}/cancel/undo', { params: { bookingId: id } })
    else if (priceChange)
      await api('POST', '/api/admin/bookings/{bookingId}/price/undo', {
        params: { bookingId: priceChange.id },
      })
    else {
      const params = { paymentId: id }
      await api('POST', '/api/admin/payments/{paymentId}/undo', { params, body: { atOnce: true } })
    }
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && !cancellation) return false
    throw error
  }
}

function undoneText(entry: Entry): string {
  if (entry.letter) return 'Nothing was sent. Your text is kept.'
  if (entry.cancellation) return 'The booking is as it was. No money and no email went out.'
  if (entry.priceChange) return 'Price and plan are as they were. No money and no email went out.'
  return isRefund(entry) ? 'No money and no email went out.' : 'No receipt and no email went out.'
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
