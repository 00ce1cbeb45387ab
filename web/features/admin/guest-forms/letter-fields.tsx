import { useState } from 'react'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { useUndoneLetter } from '#web/features/admin/money/entry-store.ts'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'

/** An email that the operator writes. It starts with the greeting or, after an undo, as it was. */
export function useLetter(about: WaitingLetter['about'], aboutId: string, greeting: string) {
  const undone = useUndoneLetter(about, aboutId)
  const [words, setWords] = useState({ subject: undone?.subject ?? '', text: undone?.text ?? greeting })
  const { subject, text } = words
  // Errors are shown from the first attempt to send on.
  const [isTried, setTried] = useState(false)
  return {
    undone,
    words,
    setWords,
    isTried,
    setTried,
    isChanged: () => subject !== '' || text !== greeting,
    isComplete: subject.trim() !== '' && text.trim() !== '',
  }
}

/** Subject and text of an email that the operator writes. */
export function LetterFields({
  letter: { words, setWords, isTried },
  hint,
  onEdit,
}: {
  letter: ReturnType<typeof useLetter>
  /** Hint on what is added to the text or filled in. */
  hint: string
  /** Runs before each change. */
  onEdit?: () => void
}) {
  const field = (name: keyof typeof words, missing: string) => ({
    value: words[name],
    error: isTried && words[name].trim() === '' ? missing : undefined,
    onChange: (event: { target: { value: string } }) => {
      onEdit?.()
      setWords({ ...words, [name]: event.target.value })
    },
  })
  return (
    <>
      <TextField
        label="Subject"
        maxLength={150}
        autoComplete="off"
        {...field('subject', 'Enter a subject')}
      />
      <TextArea label="Text" hint={hint} rows={9} maxLength={5000} {...field('text', 'Write something')} />
    </>
  )
}
