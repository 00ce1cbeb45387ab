import { useState, type ReactNode } from 'react'
import { errorText } from '#web/api/client.ts'
import { TextArea, TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'
import { useAct, SmallButton } from './actions.tsx'
import { useUnsaved } from './unsaved.tsx'

/** Form of one text field and its button, for an answer, a reason, a note or a name. The text stays until it is sent. */
export function WordsForm({
  rows,
  initial = '',
  empty,
  button,
  variant = 'primary',
  send,
  said,
  failureText = (error) => errorText(error),
  className,
  children,
  ...field
}: Pick<TextFieldProps, 'id' | 'name' | 'label' | 'hint' | 'maxLength' | 'autoComplete'> & {
  /** Lines of the field; one by default. */
  rows?: number
  /** What the field starts with, and has again once it is sent. */
  initial?: string
  /** Error if nothing was typed; omitted if an empty text can be sent. */
  empty?: string
  button: string
  variant?: 'primary' | 'secondary'
  send: (words: string) => Promise<unknown>
  /** Toast after sending. */
  said?: { title: string; description?: string }
  failureText?: (error: Error) => string
  className: string
  /** Further buttons. */
  children?: ReactNode
}) {
  const [words, setWords] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const sending = useAct({
    act: () => send(words),
    done: said && (() => said),
    onDone: () => setWords(initial),
  })
  useUnsaved(() => words.trim() !== initial.trim())
  const failure = sending.error ? failureText(sending.error) : undefined
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
        const lacks = empty !== undefined && words.trim() === ''
        setEmpty(lacks)
        if (!lacks && !sending.isPending) sending.mutate()
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
