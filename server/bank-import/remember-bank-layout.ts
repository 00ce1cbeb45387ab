import type { BankColumns, BankPreview } from '#domain/bank-import/bank-import.ts'
import { Problem } from '#domain/api/problem.ts'
import { bankLayouts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { previewStatement } from './preview-bank-import.ts'

/**
 * Reads a file by the columns that the operator points at, and every later one of its kind too. They are remembered only
 * where at least one line can be read by them; whoever points again replaces them. Problems: invalid-fields, too-busy.
 */
export async function rememberBankLayout(
  deps: Deps,
  content: string,
  columns: BankColumns,
): Promise<BankPreview> {
  const { statement, fingerprint } = await deps.workers.readBankFile({ content, pointed: columns })
  if (!statement || fingerprint === null) throw unfitColumns('Columns can be pointed at in a table only')
  const { lines, outgoing, otherCurrency, unreadable } = statement
  if (lines.length + outgoing + otherCurrency === 0) {
    throw unfitColumns(`No line can be read by these columns: ${unreadable[0]?.reason ?? 'there is none'}`)
  }
  const savedAt = deps.clock.now()
  await deps.db
    .insert(bankLayouts)
    .values({ fingerprint, columns, savedAt })
    .onConflictDoUpdate({ target: bankLayouts.fingerprint, set: { columns, savedAt } })
  return previewStatement(deps, statement)
}

function unfitColumns(message: string): Problem {
  return new Problem('invalid-fields', { detail: message, errors: [{ field: 'columns', message }] })
}
