import { useState } from 'react'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { useUndoneLetter } from '#web/features/admin/money/entry-store.ts'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'

/** An email that the operator writes. It starts with the greeting or, after an undo, as it was. */
export function useLetter(about: WaitingLetter['about'], aboutId: string, greeting: string) {
  const undone = useUndoneLetter(about, aboutId)
  const [subject, setSubject] = useState(undone?.subject ?? '')
  const [text, setText] = useState(undone?.text ?? greeting)
  // Errors are shown from the first attempt to send on.
  const [isTried, setTried] = useState(false)
  return {
    undone,
    words: { subject, text },
    setSubject,
    setText,
    isTried,
    setTried,
    isChanged: () => subject !== '' || text !== greeting,
    isComplete: subject.trim() !== '' && text.trim() !== '',
  }
}

/** Subject and text of an email that the operator writes. */
export function LetterFields({
  letter: {
    words: { subject, text },
    setSubject,
    setText,
    isTried,
  },
  hint,
  onEdit,
}: {
  letter: ReturnType<typeof useLetter>
  /** Hint on what is added to the text or filled in. */
  hint: string
  /** Runs before each change. */
  onEdit?: () => void
}) {
  return (
    <>
      <TextField
        label="Subject"
        maxLength={150}
        autoComplete="off"
        value={subject}
        error={isTried && subject.trim() === '' ? 'Enter a subject' : undefined}
        onChange={(event) => {
          onEdit?.()
          setSubject(event.target.value)
        }}
      />
      <TextArea
        label="Text"
        hint={hint}
        rows={9}
        maxLength={5000}
        value={text}
        error={isTried && text.trim() === '' ? 'Write something' : undefined}
        onChange={(event) => {
          onEdit?.()
          setText(event.target.value)
        }}
      />
    </>
  )
}
