import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Booking } from '#domain/booking.ts'
import { api, errorText } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Asks twice, by a question and by what is to be typed, and says afterwards what had to be kept. */
export function EraseGuest({ lead, onClose }: { lead: Booking; onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const who = lead.name || lead.email || 'this guest'
  // The address tells two guests of one name apart; a draft may have none yet.
  const asked = lead.email || 'erase'
  const erase = useMutation({
    mutationFn: () =>
      api('DELETE', '/api/admin/bookings/{bookingId}/guest', { params: { bookingId: lead.id } }),
    onSuccess: async ({ kept }) => {
      toasts.show({
        title: `Data of ${who} erased`,
        description:
          kept.length === 0
            ? 'Nothing had to be kept.'
            : `${lead.email ? 'The guest was told: ' : ''}${kept.join(' ')}`,
      })
      onClose()
      // What nobody paid for is gone as a whole: there is no page to stay on.
      await navigate('/admin/guests')
      await queries.invalidateQueries()
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Erase all data of ${who}?`}
      description={`Their account, every booking and draft of theirs, messages, your notes, health notes and emails are erased for good. Receipts, the ledger and the name on them stay. ${lead.email ? 'The guest gets a mail about it.' : 'There is no address, so no mail goes out.'}`}
      confirmLabel="Erase for good"
      cancelLabel="Keep"
      busy={erase.isPending}
      busyLabel="Erasing..."
      confirmDisabled={typed.trim().toLowerCase() !== asked.toLowerCase()}
      onConfirm={() => erase.mutate()}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={`Type ${asked} to confirm`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {erase.error && (
          <Notice tone="danger" live="alert" title="Nothing was erased">
            {errorText(erase.error, 'No connection. Please try again.')}
          </Notice>
        )}
      </div>
    </AlertDialog>
  )
}
