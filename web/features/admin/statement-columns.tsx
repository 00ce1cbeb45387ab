import { useId, useState } from 'react'
import type { BankColumns, UnknownTable } from '#domain/bank-import/bank-import.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

type Name = keyof BankColumns

/** Columns that the operator can assign; date and amount are required. */
const FIELDS: readonly { name: Name; label: string; hint?: string }[] = [
  { name: 'date', label: 'Date' },
  { name: 'amount', label: 'Amount', hint: 'What came, where coming and going have a column each.' },
  { name: 'debitCredit', label: 'Debit or credit', hint: 'Words such as D and C, or what left.' },
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
        The headings of this file are new. Point at its columns once: every later file of this kind is read
        the same way.
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
        <Notice tone="danger" live="alert" title="It cannot be read like this">
          {error}
        </Notice>
      )}
      <div>
        <Button type="submit" size="sm" busy={busy} busyLabel="Reading...">
          Read the file like this
        </Button>
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
