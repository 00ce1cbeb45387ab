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

/** The font file of a face, for PDFKit to read. */
export function fontFile(face: Face): string {
  return require.resolve(`${FAMILY}/${FACES[face][0]}`)
}

const loaded = new Map<Face, fontkit.Font>()

/** A face, read when it is first needed: most servers' first document is long after their start. */
function load(face: Face): fontkit.Font {
  const known = loaded.get(face)
  if (known) return known
  const font = fontkit.create(readFileSync(fontFile(face)))
  // A collection holds several fonts; none of ours is one.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FACES[face][0]} is no single font`)
  loaded.set(face, font)
  return font
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
  return Array.from(word).every((character) => load(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
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
