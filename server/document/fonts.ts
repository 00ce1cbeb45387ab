import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)
const FAMILY = '@expo-google-fonts'

/** Font files of documents (docs/design.md), each with the fallback for characters that it lacks. */
const FACES = {
  display: ['bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf', 'bold'],
  text: ['figtree/400Regular/Figtree_400Regular.ttf', 'otherText'],
  bold: ['figtree/700Bold/Figtree_700Bold.ttf', 'otherBold'],
  // Cyrillic, Greek, Devanagari, and the rarer Latin letters.
  otherText: ['noto-sans/400Regular/NotoSans_400Regular.ttf', null],
  otherBold: ['noto-sans/700Bold/NotoSans_700Bold.ttf', null],
} as const satisfies Record<string, readonly [string, string | null]>

export type Face = keyof typeof FACES

/** Returns the path of a face's font file, for PDFKit. */
export function fontFile(face: Face): string {
  return require.resolve(`${FAMILY}/${FACES[face][0]}`)
}

const loaded = new Map<Face, fontkit.Font>()

/** Returns a face's font, loaded on first use, because most servers draw no document for a long time. */
function load(face: Face): fontkit.Font {
  const known = loaded.get(face)
  if (known) return known
  const font = fontkit.create(readFileSync(fontFile(face)))
  // A font collection would hold several fonts; none of these files is one.
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
 * Splits a text into runs by the face that has its glyphs; a word is never split between faces. Characters that no face has, such
 * as Chinese or Arabic, are left out, because an empty box is worse.
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

function facesOf(face: Face): Face[] {
  const next = FACES[face][1]
  return next === null ? [face] : [face, ...facesOf(next)]
}

function has(face: Face, word: string): boolean {
  return Array.from(word).every((character) => load(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
}

/** Returns the characters of a word for which a face has glyphs. */
function charactersOf(face: Face, word: string): string {
  return Array.from(graphemes.segment(word), ({ segment }) => (has(face, segment) ? segment : ''))
    .join('')
    .trimStart()
}

/** Returns a text without the characters that no face has; "" if none remain. */
export function writable(text: string, face: Face): string {
  return runsOf(text, face)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
