import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const require = createRequire(import.meta.url)
const FAMILY = '@expo-google-fonts'

/** The faces of documents (docs/design.md), each with the one that helps out where it has no such letter. */
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
  file: Buffer
  has: (codePoint: number) => boolean
}

const loaded = new Map<Face, LoadedFace>()

/** A face, read when it is first needed: most servers' first document is long after their start. */
function load(face: Face): LoadedFace {
  const known = loaded.get(face)
  if (known) return known
  const file = readFileSync(require.resolve(`${FAMILY}/${FACES[face][0]}`))
  const font = fontkit.create(file)
  // A collection holds several fonts; none of ours is one.
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${FACES[face][0]} is no single font`)
  const made = { file, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) }
  loaded.set(face, made)
  return made
}

export function fontFile(face: Face): Buffer {
  return load(face).file
}

export interface Run {
  text: string
  face: Face
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A text cut into the pieces that each face has the letters for. What none of them can write (Chinese or Arabic, for
 * example) is left out: an empty box says less than nothing.
 */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const able = faceFor(segment, face)
    const last = runs.at(-1)
    if (able === null) continue
    if (last?.face === able) last.text += segment
    else runs.push({ text: segment, face: able })
  }
  return runs
}

function faceFor(letter: string, face: Face | null): Face | null {
  if (face === null) return null
  const { has } = load(face)
  return Array.from(letter).every((part) => has(part.codePointAt(0) ?? 0))
    ? face
    : faceFor(letter, FACES[face][1])
}

/** What is left of a text once the letters are gone that cannot be written; "" where nothing is. */
export function writable(text: string, face: Face): string {
  return runsOf(text, face)
    .map((run) => run.text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
