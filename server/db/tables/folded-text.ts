import { FOLDED_CHARACTERS } from '#domain/admin/search-text.ts'

/**
 * SQL that folds a text as the domain does, in lower case, for a generated column: only functions of the text itself. What
 * is one letter, or none, is translated; what is two is replaced before. Most texts have only characters of one byte, and
 * nothing to fold: they are spared the table, which costs a third of a millisecond. The database's idea of lower case
 * depends on its locale, so what is compared with the column goes through its `lower` as well.
 */
export function foldedSql(text: string): string {
  const entries = [...FOLDED_CHARACTERS]
  const letters = entries.filter(([, folded]) => folded.length === 1)
  // What has nothing across from it in the second list is left out.
  const removed = entries.filter(([, folded]) => folded === '')
  const replaced = entries
    .filter(([, folded]) => folded.length > 1)
    .reduce(
      (inner, [character, folded]) => `replace(${inner}, ${quoted(character)}, ${quoted(folded)})`,
      text,
    )
  const from = [...letters, ...removed].map(([character]) => character).join('')
  const to = letters.map(([, folded]) => folded).join('')
  const translated = `translate(${replaced}, ${quoted(from)}, ${quoted(to)})`
  return `lower(case when octet_length(${text}) = char_length(${text}) then ${text} else ${translated} end)`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
