import { useId, useState } from 'react'
import { MAX_STATEMENT_SIZE, type BankColumns, type UnknownTable } from '#domain/bank-import/bank-import.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { SelectField } from '#web/ui/form/choices.tsx'
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
        accept=".csv,.txt,.xml,text/csv,application/xml,text/xml"
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

type Name = keyof BankColumns

/** Columns that the operator can assign; date and amount are required. */
const FIELDS: readonly { name: Name; label: string; hint?: string }[] = [
  { name: 'date', label: 'Date' },
  { name: 'amount', label: 'Amount', hint: 'Money in, if money in and money out have their own columns.' },
  {
    name: 'debitCredit',
    label: 'Debit or credit',
    hint: 'Words such as D and C, or the column for money out.',
  },
  { name: 'text', label: 'Text', hint: 'Where guests write their reference.' },
  { name: 'name', label: 'Name' },
  { name: 'account', label: 'Account' },
  { name: 'status', label: 'Status', hint: 'Whether the bank has booked it.' },
]
const NEEDED: ReadonlySet<Name> = new Set(['date', 'amount'])

/** Asks which columns of an unknown file hold what, beside its first lines. The answer is kept for later files of this kind. */
export function StatementColumns({
  table,
  busy,
  error,
  onPoint,
}: {
  table: UnknownTable
  busy: boolean
  error: string | undefined
  onPoint: (columns: BankColumns) => void
}) {
  const [columns, setColumns] = useState<BankColumns>({
    ...table.suggested,
    debitCredit: null,
    text: null,
    name: null,
    account: null,
    status: null,
  })
  const options = table.headings.map((heading, index) => ({ value: String(index), label: heading }))
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onPoint(columns)
      }}
    >
      <Notice live="status" title="Which column is what?">
        We don’t know the headings of this file. Choose its columns once, and we’ll read later files of this
        kind the same way.
      </Notice>
      <FirstLines table={table} columns={columns} />
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS.map(({ name, label, hint }) => (
          <SelectField
            key={name}
            label={label}
            hint={hint}
            optional={!NEEDED.has(name)}
            options={options}
            placeholder={NEEDED.has(name) ? undefined : 'Not in this file'}
            value={String(columns[name] ?? '')}
            disabled={busy}
            onChange={({ target: { value } }) =>
              setColumns({ ...columns, [name]: value === '' ? null : Number(value) })
            }
          />
        ))}
      </div>
      {error && (
        <Notice tone="danger" live="alert" title="We can’t read it like this">
          {error}
        </Notice>
      )}
      <div>
        <SmallButton variant="primary" type="submit" busy={busy} busyLabel="Reading...">
          Read the file
        </SmallButton>
      </div>
    </form>
  )
}

/** First lines of the file, with the assigned meaning above each column. */
function FirstLines({ table: { headings, rows }, columns }: { table: UnknownTable; columns: BankColumns }) {
  const captionId = useId()
  const meaningOf = (index: number) =>
    FIELDS.filter(({ name }) => columns[name] === index)
      .map(({ label }) => label)
      .join(', ')
  return (
    <section
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <table className="w-full text-left text-sm">
        <caption id={captionId} className="sr-only">
          The first lines of the file
        </caption>
        <thead className="bg-cream align-bottom">
          <tr>
            {headings.map((heading, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no id
              <th key={index} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                <span className="block min-h-5 text-xs text-teal-deep">{meaningOf(index)}</span>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no id
            <tr key={row}>
              {headings.map((_, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- columns have no id
                <td key={index} className="figures max-w-64 truncate px-3 py-2">
                  {cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
    return withoutNul(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return withoutNul(new TextDecoder('windows-1252').decode(bytes))
  }
}

/** Removes NUL, which the API does not accept. The server then rejects a file that isn't text with an explanation. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '')
}
