import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)
const FAMILY = '@expo-google-fonts'

/** The faces of documents (docs/design.md), each with its fallback for characters that it lacks. */
const FACES = {
  display: ['bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf', 'bold'],
  text: ['figtree/400Regular/Figtree_400Regular.ttf', 'otherText'],
  bold: ['figtree/700Bold/Figtree_700Bold.ttf', 'otherBold'],
  // Cyrillic, Greek, Devanagari, and the rarer Latin letters.
  otherText: ['noto-sans/400Regular/NotoSans_400Regular.ttf', null],
  otherBold: ['noto-sans/700Bold/NotoSans_700Bold.ttf', null],
} as const satisfies Record<string, readonly [string, string | null]>

export type Face = keyof typeof FACES

interface LoadedFace {
  font: fontkit.Font
  /** A word as the font lays it out, which is what drawing a document takes most of its time for: kept for the next one. */
  layOut: (word: string) => fontkit.GlyphRun
}

/** No document has a tenth of that; names and addresses, of which each has its own, come to it in the end. */
const MAX_KEPT_WORDS = 5_000

const loaded = new Map<Face, LoadedFace>()

/** A face, read when it is first needed: most servers' first document is long after their start. */
function load(face: Face): LoadedFace {
  const known = loaded.get(face)
  if (known) return known
  const font = fontkit.create(readFileSync(require.resolve(`${FAMILY}/${FACES[face][0]}`)))
  // A collection holds several fonts; none of ours is one.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FACES[face][0]} is no single font`)
  const made = { font, layOut: layOutWith(font) }
  loaded.set(face, made)
  return made
}

function layOutWith(font: fontkit.Font): LoadedFace['layOut'] {
  // A font has one object for each glyph, with the characters that it was first asked for with. PDFKit asks for the parts of accented letters with none, and the
  // next document's plain letters would be the ones that say nothing. Here each glyph has an object for each of its meanings.
  const glyphs = new Map<string, fontkit.Glyph>()
  const getGlyph = (id: number, codePoints: number[] = []): fontkit.Glyph => {
    const name = `${id} ${codePoints.join()}`
    const known = glyphs.get(name)
    if (known) return known
    const glyph = but(font.getGlyph(id), { codePoints })
    glyphs.set(name, glyph)
    return glyph
  }
  const shaping = but(font, { getGlyph })
  const kept = new Map<string, fontkit.GlyphRun>()
  return (word) => {
    const known = kept.get(word)
    if (known) return known
    if (kept.size === MAX_KEPT_WORDS) kept.clear()
    const run = shaping.layout(word)
    kept.set(word, run)
    return run
  }
}

/** A face for one document. PDFKit scales the positions that it is given, in place: each document has its own. */
export function fontOf(face: Face): fontkit.Font {
  const { font, layOut } = load(face)
  return but(font, {
    layout(text: string, features?: unknown) {
      if (features !== undefined) throw new Error('Words are kept as they are laid out without features')
      const run = layOut(text)
      const positions = run.positions.map((each) => ({ ...each }))
      return but(run, { positions })
    },
  })
}

/** The same thing but for some of its parts, which the original keeps. */
function but<T extends object>(original: T, parts: Partial<T>): T {
  // What is made has the original behind it, so it is one of its kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.assign(Object.create(original), parts) as T
}

interface Run {
  text: string
  face: Face
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text cut into the pieces that each face has the glyphs for; a word is never written in two. What no face has (Chinese
 * or Arabic, for example) is left out: an empty box says less than nothing.
 */
export function runsOf(text: string, face: Face): Run[] {
  const faces = facesOf(face)
  const fallback = faces.at(-1) ?? face
  const runs: Run[] = []
  for (const word of text.normalize('NFC').split(/(?<=\s)(?=\S)/)) {
    const capable = faces.find((each) => has(each, word.trim()))
    const run = capable
      ? { text: word, face: capable }
      : { text: charactersOf(fallback, word), face: fallback }
    const last = runs.at(-1)
    if (last?.face === run.face) last.text += run.text
    else if (run.text !== '') runs.push(run)
  }
  return runs
}

/** A face and its fallbacks, in their order. */
function facesOf(face: Face): Face[] {
  const next = FACES[face][1]
  return next === null ? [face] : [face, ...facesOf(next)]
}

function has(face: Face, word: string): boolean {
  return Array.from(word).every((character) =>
    load(face).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

/** The characters of a word that a face has glyphs for. */
function charactersOf(face: Face, word: string): string {
  return Array.from(graphemes.segment(word), ({ segment }) => (has(face, segment) ? segment : ''))
    .join('')
    .trimStart()
}

/** What is left of a text once the characters are gone that no font has; "" where nothing is. */
export function writable(text: string, face: Face): string {
  return runsOf(text, face)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
