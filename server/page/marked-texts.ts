import type { MarkText } from '#content/yaml-file.ts'
import { fieldAround, fieldAt } from '#domain/site/site-fields.ts'

// How the editor finds the operator's texts in a rendered page: each is marked while it is read, and its marks become elements of the page.

/** Characters for private use, which no text has: the first opens a text and is followed by its number, the second closes it. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const FIRST_NUMBER = 0xe100
const MARKS = /[\uE000-\uF8FF]/g

/** Texts that code reads, too: keys, links, tables, and values of a fixed form. */
const READ_BY_CODE =
  /\.(to|terms|key|id|certificate|month|consent|at|knots|celsius)$|\.link\.|^(business|package-travel|prices)\./

/** Makes the marks of one page. `fields` are the paths by number. */
export function textMarks(): { mark: MarkText; fields: readonly string[] } {
  const fields: string[] = []
  const numbers = new Map<string, number>()
  function numberOf(path: string): number {
    const known = numbers.get(path)
    if (known !== undefined) return known
    numbers.set(path, fields.length)
    return fields.push(path) - 1
  }
  return {
    fields,
    mark(path, text) {
      const plain = text.replaceAll(MARKS, '')
      const field = markedField(path)
      if (field === null) return plain
      const open = OPEN + String.fromCodePoint(FIRST_NUMBER + numberOf(field))
      return plain.replaceAll(/\S.*/g, (line) => `${open}${line}${CLOSE}`)
    },
  }
}

/** The words for blind people stand beside a picture of the product's, and inside one of the operator's own. */
const PICTURE_WORDS = /\.(mediaAlt|thumbnailAlt|alt)$/

function markedField(path: string): string | null {
  const beside = path.replace(PICTURE_WORDS, '.picture')
  const inside = path.replace(PICTURE_WORDS, '')
  for (const picture of [beside, inside])
    if (picture !== path && fieldAt(picture)?.kind === 'picture') return picture
  const field = READ_BY_CODE.test(path) ? null : fieldAround(path)
  const kind = field === null ? undefined : fieldAt(field)?.kind
  return kind === 'picture' || kind === 'keys' || kind === 'count' || kind === 'euros' ? null : field
}

const SCRIPT = /<script\b[\s\S]*?<\/script>|<link\b[^>]*\srel="modulepreload"[^>]*>/gi
const TAG = /(<[/!a-z][^>]*>)/i
const MARK = /\uE000([\uE100-\uF8FF])|\uE001/
/** Elements that hold text alone, so that no element can stand in them. */
const TEXT_ONLY = /^<(title|textarea|option|text|tspan)\b/i

/**
 * Returns a page without scripts in which each marked text is a `<span data-field="path" data-text="number">` and each marked picture has
 * `data-picture`. A text that the page divides among elements keeps its number in each of them.
 */
export function pageWithFields(html: string, fields: readonly string[]): string {
  let open = ''
  let texts = 0
  let isTextOnly = false
  function ofText(text: string): string {
    if (isTextOnly) return text.replaceAll(MARKS, '')
    const pieces = text.split(/(\uE000[\uE100-\uF8FF]|\uE001)/)
    return pieces
      .map((piece) => {
        const number = MARK.exec(piece)
        if (!number) return open === '' || piece.trim() === '' ? piece : `${open}${piece}</span>`
        const field = fields[(number[1]?.codePointAt(0) ?? 0) - FIRST_NUMBER]
        open = field === undefined ? '' : `<span data-field="${field}" data-text="${texts++}">`
        return ''
      })
      .join('')
      .replaceAll(MARKS, '')
  }
  return html
    .replaceAll(SCRIPT, '')
    .split(TAG)
    .map((piece, index) => {
      if (index % 2 === 0) return ofText(piece)
      isTextOnly = TEXT_ONLY.test(piece)
      const picture = /^<img\b/i.test(piece) ? pictureOf(piece, fields) : null
      const tag = piece.replaceAll(MARKS, '')
      return picture === null ? tag : tag.replace(/^<img/i, `<img data-picture="${picture}"`)
    })
    .join('')
}

/** Returns the field of a picture from the words for blind people, or from the name of the person on it. */
function pictureOf(tag: string, fields: readonly string[]): string | null {
  const number = MARK.exec(tag)?.[1]?.codePointAt(0)
  const field = number === undefined ? undefined : fields[number - FIRST_NUMBER]
  if (field === undefined) return null
  const picture = field.replace(/\.name$/, '.picture')
  return fieldAt(picture)?.kind === 'picture' ? picture : null
}
