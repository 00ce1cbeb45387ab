import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { address, api, errorText } from '#web/api/client.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** For a guest who asks for it: everything that is known of them as a file, and its erasure. */
export function GuestData({ lead }: { lead: Booking }) {
  const [asking, setAsking] = useState(false)
  const who = lead.name || lead.email || 'this guest'
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 content-center font-semibold text-sea">Personal data</summary>
      <div className="flex flex-wrap gap-3 pb-2">
        <ButtonLink
          href={address('/api/admin/bookings/{bookingId}/guest/export', { bookingId: lead.id })}
          download
          variant="secondary"
          size="sm"
        >
          <Download aria-hidden className="size-4" />
          Download
          <span className="sr-only"> the data of {who}</span>
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Erase
          <span className="sr-only"> the data of {who}</span>
        </Button>
      </div>
      {asking && <EraseGuest lead={lead} who={who} onClose={() => setAsking(false)} />}
    </details>
  )
}

function EraseGuest({ lead, who, onClose }: { lead: Booking; who: string; onClose: () => void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  // The address tells two guests of one name apart; a draft may have none yet.
  const asked = lead.email || 'erase'
  const erase = useMutation({
    mutationFn: () =>
      api('DELETE', '/api/admin/bookings/{bookingId}/guest', { params: { bookingId: lead.id } }),
    onSuccess: async ({ kept }) => {
      toasts.show({
        title: `${who} is forgotten`,
        description: kept.length === 0 ? 'Nothing had to be kept.' : `The guest was told: ${kept.join(' ')}`,
      })
      onClose()
      await queries.invalidateQueries()
    },
  })
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Erase all data of ${who}?`}
      description="Their account, every booking and draft of theirs, messages, health notes and mails go for good. Receipts, the ledger and the name on them stay. The guest gets a mail about it."
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
            {errorText(erase.error, 'The server cannot be reached. Please try again.')}
          </Notice>
        )}
      </div>
    </AlertDialog>
  )
}
