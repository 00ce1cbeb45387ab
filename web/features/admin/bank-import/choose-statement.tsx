import { formatDay } from '#domain/base/dates.ts'
import { MAX_STATEMENT_SIZE, type BankPreview, type DayOrder } from '#domain/contract/bank-shapes.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Field, useFieldIds } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

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
    label: 'Bank statement',
    hint: 'A CSV or CAMT.053 file of the last few days. Choose it, or drop it here.',
    error,
  }
  const ids = useFieldIds(undefined, texts)
  return (
    <Field ids={ids} texts={texts}>
      <input
        {...ids.control}
        type="file"
        disabled={busy}
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

/** Asks whether the days of a file begin with the day or the month. */
export function DayOrderQuestion({
  day,
  busy,
  onChoose,
}: {
  day: NonNullable<BankPreview['dayOrder']>
  busy: boolean
  onChoose: (order: DayOrder) => void
}) {
  return (
    <Notice live="status" title={`Which day is ${day.written}?`}>
      The file doesn’t show whether it writes the day or the month first.
      <div className="mt-3 flex flex-wrap gap-2">
        <SmallButton disabled={busy} onClick={() => onChoose('day_first')}>
          {formatDay(day.dayFirst)}
        </SmallButton>
        <SmallButton disabled={busy} onClick={() => onChoose('month_first')}>
          {formatDay(day.monthFirst)}
        </SmallButton>
      </div>
    </Notice>
  )
}

/** A file that can't be sent, with the reason as its message. */
export class StatementRefused extends Error {}

/** Returns the text of a bank file. Reads the bytes here, because they determine the encoding. Throws `StatementRefused`. */
export async function readStatement(file: Blob): Promise<string> {
  if (file.size === 0) throw new StatementRefused('This file is empty.')
  if (file.size > MAX_STATEMENT_SIZE)
    throw new StatementRefused('This file is larger than 2 MB. Export a shorter period.')
  return decodeStatement(new Uint8Array(await file.arrayBuffer()))
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which accepts any bytes. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
