import { useState, type ReactNode } from 'react'
import { errorText } from '#web/api/client.ts'
import { TextArea, TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'
import { useAct, SmallButton } from './actions.tsx'
import { useUnsaved } from './unsaved.tsx'

/** Form of one text field and its button, for an answer, a reason or a note. The text stays until it is sent. */
export function WordsForm({
  rows,
  empty,
  button,
  variant = 'primary',
  send,
  said,
  otherwise,
  className,
  children,
  ...field
}: Pick<TextFieldProps, 'id' | 'label' | 'hint' | 'maxLength'> & {
  /** Lines of the field; one by default. */
  rows?: number
  /** Error if nothing was typed. */
  empty: string
  button: string
  variant?: 'primary' | 'secondary'
  send: (words: string) => Promise<unknown>
  /** Toast after sending. */
  said?: { title: string; description?: string }
  otherwise?: string
  className: string
  /** Further buttons. */
  children?: ReactNode
}) {
  const [words, setWords] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const sending = useAct({
    act: () => send(words),
    done: said && (() => said),
    onDone: () => setWords(''),
  })
  useUnsaved(() => words.trim() !== '')
  const failure = sending.error ? errorText(sending.error, otherwise) : undefined
  const input = {
    ...field,
    value: words,
    error: isEmpty ? empty : failure,
    onChange: (event: { target: { value: string } }) => setWords(event.target.value),
  }
  return (
    <form
      noValidate
      className={`${className} flex flex-col gap-3`}
      onSubmit={(event) => {
        event.preventDefault()
        setEmpty(words.trim() === '')
        if (words.trim() !== '' && !sending.isPending) sending.mutate()
      }}
    >
      {rows === undefined ? <TextField {...input} /> : <TextArea {...input} rows={rows} />}
      <div className="flex flex-wrap gap-2">
        <SmallButton type="submit" variant={variant} busy={sending.isPending}>
          {button}
        </SmallButton>
        {children}
      </div>
    </form>
  )
}
