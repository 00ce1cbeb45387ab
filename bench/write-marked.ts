import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** Puts a bench's tables between the two marks of a document, whatever stood there, as the format check wants them. */
export function writeMarked(document: string, name: string, text: string): void {
  writeFileSync(document, replaceMarked(readFileSync(document, 'utf8'), name, text))
  execFileSync('node_modules/.bin/oxfmt', [document])
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function replaceMarked(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = document.indexOf(start)
  const to = document.indexOf(end)
  if (from === -1 || to < from) throw new Error(`The document has no place between ${start} and ${end}`)
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`
}
