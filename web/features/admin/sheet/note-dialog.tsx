import { useId, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { useUnsaved } from '#web/features/admin/kit/form/unsaved.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Dialog for a one-line note about a guest; an empty one deletes it. */
export function NoteDialog({
  title,
  label,
  hint,
  value,
  longest,
  busy,
  onSave,
  onClose,
}: {
  title: string
  label: string
  hint?: string | undefined
  value: string
  longest: number
  busy: boolean
  onSave: (text: string) => void
  onClose: () => void
}) {
  const [text, setText] = useState(value)
  const form = useId()
  useUnsaved(() => text !== value)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          onSave(text)
        }}
      >
        <TextField
          label={label}
          hint={hint}
          value={text}
          maxLength={longest}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Close
        </Button>
        <Button type="submit" form={form} busy={busy}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  )
}
