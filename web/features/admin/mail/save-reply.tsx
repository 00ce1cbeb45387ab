import { useState } from 'react'
import { type SavedReply, FIRST_NAME } from '#domain/mail/letter.ts'
import { api } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'

export const savedRepliesQuery = readQuery('/api/admin/saved-replies')

/** Saves a text as a reply, and changes or deletes the chosen reply. */
export function SaveReply({
  text,
  chosen,
  onDeleted,
}: {
  /** Initial text of a new reply. */
  text: string
  chosen: SavedReply | null
  onDeleted: () => void
}) {
  const [edited, setEdited] = useState<SavedReply | null>(null)
  return (
    <>
      <SmallButton variant="quiet" onClick={() => setEdited({ id: crypto.randomUUID(), title: '', text })}>
        Save as a reply
      </SmallButton>
      {chosen && (
        <SmallButton variant="quiet" onClick={() => setEdited(chosen)}>
          Edit “{chosen.title}”
        </SmallButton>
      )}
      {edited && (
        <ReplyDialog
          key={edited.id}
          reply={edited}
          isNew={edited.id !== chosen?.id}
          onDeleted={onDeleted}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function ReplyDialog({
  reply,
  isNew,
  onDeleted,
  onClose,
}: {
  reply: SavedReply
  isNew: boolean
  onDeleted: () => void
  onClose: () => void
}) {
  const [title, setTitle] = useState(reply.title)
  const [text, setText] = useState(reply.text)
  const change = useFormAction({
    isChanged: () => title !== reply.title || text !== reply.text,
    act: async (wish: 'save' | 'delete') => {
      if (wish === 'save')
        await api('POST', '/api/admin/saved-replies', { body: { id: reply.id, title, text } })
      else await api('DELETE', '/api/admin/saved-replies/{replyId}', { params: { replyId: reply.id } })
      return wish
    },
    done: (wish) => ({ title: wish === 'save' ? 'Reply saved' : 'Reply deleted' }),
    onDone: (wish) => {
      if (wish === 'delete') onDeleted()
      onClose()
    },
  })
  const isComplete = title.trim() !== '' && text.trim() !== ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? 'Save as a reply' : 'Edit the reply'}
      actions={
        <>
          {!isNew && (
            <Button variant="danger-link" disabled={change.isPending} onClick={() => change.mutate('delete')}>
              Delete
            </Button>
          )}
          <Button busy={change.isPending} disabled={!isComplete} onClick={() => change.mutate('save')}>
            Save the reply
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Name"
          hint="Guests never see it."
          maxLength={60}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="Text"
          hint={`${FIRST_NAME} becomes the guest’s first name.`}
          rows={7}
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <CallFailure
          title="Nothing was changed"
          error={change.error}
          otherwise="No connection. Your text is still here."
        />
      </div>
    </Dialog>
  )
}
