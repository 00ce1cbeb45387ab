import { Lock } from 'lucide-react'
import { bookingFields, SEALED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { SheetGuest } from '#domain/retreat/sheet-shapes.ts'
import { useSealedFields } from '#web/features/admin/guest/guest-page.tsx'
import { SmallButton } from '#web/features/admin/kit/form/small-button.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Button that opens a guest's emergency contact and health notes, which is recorded in the history. They are discarded when closed. */
export function PrivateLock({ guest: { leadId, name, hasSealed } }: { guest: SheetGuest }) {
  const open = useSealedFields(leadId)
  if (!hasSealed) {
    return (
      <span className="inline-flex size-11 items-center justify-center text-ink-soft">
        —<span className="sr-only"> no emergency contact and no health notes</span>
      </span>
    )
  }
  const opened = open.data
  return (
    <>
      <SmallButton
        variant="quiet"
        className="size-11 p-0!"
        busy={open.isPending}
        busyLabel={<Lock aria-hidden className="size-5 opacity-50" />}
        onClick={() => open.mutate()}
      >
        <Lock aria-hidden className="size-5" />
        <span className="sr-only">Emergency contact and health of {name}, recorded in the history</span>
      </SmallButton>
      <Dialog
        open={opened !== undefined || open.isError}
        onOpenChange={(isOpen) => !isOpen && open.reset()}
        title={name}
        description={opened && 'The history records that you opened this.'}
      >
        <CallFailure title="Not opened" error={open.error} />
        {opened && (
          <dl className="flex flex-col gap-3">
            {SEALED_FIELDS.map((field) => (
              <div key={field}>
                <dt className="text-sm text-ink-soft">{bookingFields[field].label}</dt>
                <dd className="whitespace-pre-wrap wrap-anywhere">{opened[field] || 'Nothing'}</dd>
              </div>
            ))}
          </dl>
        )}
      </Dialog>
    </>
  )
}
