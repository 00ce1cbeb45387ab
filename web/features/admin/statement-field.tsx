import { Field, useFieldIds } from '#web/ui/form/field.tsx'

/** File field for a bank statement, chosen or dropped. The native input supports both, and the keyboard. */
export function StatementField({
  error,
  busy,
  onChoose,
}: {
  error: string | undefined
  busy: boolean
  onChoose: (file: File) => void
}) {
  const texts = {
    label: 'Statement of your bank',
    hint: 'A CSV or CAMT.053 file of the last days. Choose it, or drop it onto the field.',
    error,
  }
  const ids = useFieldIds(undefined, texts)
  return (
    <Field ids={ids} texts={texts}>
      <input
        id={ids.fieldId}
        type="file"
        accept=".csv,.txt,.xml,text/csv,application/xml,text/xml"
        disabled={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className="block w-full rounded-lg border-2 border-dashed border-line-strong bg-paper px-4 py-6 text-sm text-ink-soft hover:border-sea aria-invalid:border-danger disabled:opacity-60 file:mr-4 file:min-h-11 file:rounded-full file:border-0 file:bg-sea file:px-5 file:font-semibold file:text-white"
        // Cleared so that choosing the same file again, once corrected, triggers a change event.
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onChoose(file)
        }}
      />
    </Field>
  )
}
