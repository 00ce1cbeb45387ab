import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** Subject and text of an email that the operator writes. */
export function LetterFields({
  subject,
  text,
  hint,
  isTried,
  onSubject,
  onText,
}: {
  subject: string
  text: string
  /** Hint on what is added to the text or filled in. */
  hint: string
  /** True once the operator has tried to send; errors are shown from then on. */
  isTried: boolean
  onSubject: (subject: string) => void
  onText: (text: string) => void
}) {
  return (
    <>
      <TextField
        label="Subject"
        maxLength={150}
        autoComplete="off"
        value={subject}
        error={isTried && subject.trim() === '' ? 'Say what it is about' : undefined}
        onChange={(event) => onSubject(event.target.value)}
      />
      <TextArea
        label="Text"
        hint={hint}
        rows={9}
        maxLength={5000}
        value={text}
        error={isTried && text.trim() === '' ? 'Write something' : undefined}
        onChange={(event) => onText(event.target.value)}
      />
    </>
  )
}
