/**
 * What of a migration a server of the version before could stumble over, which serves on while the new one starts (decision 0047). Only what
 * is known to be harmless to it passes: a new table, a column that it need not fill, a check on new columns. Everything else is
 * somebody's to look at, and to list in server/db/contractions.ts.
 *
 * @returns each such statement, shortened, with what may happen.
 */
export function findBreakingStatements(migration: string): string[] {
  const statements = statementsOf(migration)
  const added = whatIsAdded(statements)
  return statements.flatMap((statement) => {
    const why = reason(statement, added)
    return why === null ? [] : [`${statement.slice(0, 120)}: ${why}`]
  })
}

interface Added {
  tables: ReadonlySet<string>
  /** By "table.column". */
  columns: ReadonlySet<string>
}

/** Without comments, quotes of names, the schema's name and line breaks. A text that holds a semicolon falls apart, into what nobody knows. */
function statementsOf(migration: string): string[] {
  return migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/"public"\.|"/g, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const CREATE_TABLE = /^create table (?:if not exists )?(\w+) \(/i
const ADD_COLUMN = /^alter table (\w+) add column (?:if not exists )?(\w+) (.*)$/i

function whatIsAdded(statements: readonly string[]): Added {
  const columns = statements.flatMap((statement) => {
    const [, table, column] = ADD_COLUMN.exec(statement) ?? []
    return table && column ? [`${table}.${column}`] : []
  })
  return {
    tables: new Set(statements.flatMap((statement) => CREATE_TABLE.exec(statement)?.[1] ?? [])),
    columns: new Set(columns),
  }
}

function reason(statement: string, added: Added): string | null {
  const [, created] = CREATE_TABLE.exec(statement) ?? []
  if (created !== undefined) return foreignKeyReason(statement, added)

  const [, unique, indexed = ''] =
    /^create (unique )?index (?:if not exists )?\w+ on (\w+) /i.exec(statement) ?? []
  if (indexed) return unique && !added.tables.has(indexed) ? 'it writes rows that this refuses' : null

  const [, filled = ''] = /^insert into (\w+) /i.exec(statement) ?? []
  if (filled) return added.tables.has(filled) ? null : 'it reads rows that it may not understand'

  const [, table = ''] = /^alter table (\w+) /i.exec(statement) ?? []
  if (table) return alterReason(statement, table, added)
  return 'nobody knows what it does to it'
}

function alterReason(statement: string, table: string, added: Added): string | null {
  const foreignKey = foreignKeyReason(statement, added)
  if (foreignKey !== null || added.tables.has(table)) return foreignKey

  const [, , column, kind = ''] = ADD_COLUMN.exec(statement) ?? []
  if (column !== undefined) return columnReason(kind)

  const [, check = ''] =
    /^alter table \w+ add constraint \w+ check (\(.*\))(?: not valid)?$/i.exec(statement) ?? []
  const [, keyed = ''] =
    /^alter table \w+ add constraint \w+ foreign key \(([\w, ]+)\)/i.exec(statement) ?? []
  const used = check ? columnsIn(check, table) : keyed.split(', ').map((name) => `${table}.${name}`)
  if ((check || keyed) && used.length > 0 && used.every((name) => added.columns.has(name))) return null
  if (check || keyed) return 'it writes rows that this refuses'
  return 'it uses what this takes away or changes'
}

/** It writes no column that it does not know. */
function columnReason(kind: string): string | null {
  if (/,|\b(unique|primary key|references)\b/i.test(kind.replaceAll(/\([^()]*\)/g, '')))
    return 'more than a column'
  const filled = /\bnot null\b/i.test(kind) && !/\b(default|generated always as)\b/i.test(kind)
  return filled ? 'it leaves this empty' : null
}

function columnsIn(check: string, table: string): string[] {
  return [...check.matchAll(new RegExp(`\\b${table}\\.\\w+`, 'g'))].map(([name]) => name)
}

/** It deletes rows without knowing what has been hung on them. */
function foreignKeyReason(statement: string, added: Added): string | null {
  for (const [, table = '', rest = ''] of statement.matchAll(/\breferences (\w+)([^,]*)/gi)) {
    const followsDeletion = /on delete (cascade|set null)/i.test(rest)
    if (!added.tables.has(table) && !followsDeletion) return 'it cannot delete what this hangs on'
  }
  return null
}
