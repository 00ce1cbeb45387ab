import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
} from 'yaml'
import * as z from 'zod/mini'
import { fillFigures, type Figures } from './fill-figures.ts'
import { looksLikeSample } from './sample-values.ts'

/** A value that the owner has yet to fill in: it carries the tag `!placeholder`. */
export interface Placeholder {
  file: string
  line: number
  path: string
  hint: string
}

/** A file of the owner's that cannot be used. Its message names the file, each line and what is wrong there. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The content cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContentError'
    // The owner reads this when the start stops: the lines of their file matter, not those of the program.
    this.stack = `${this.name}: ${this.message}`
  }
}

// The tag only marks a value; the value itself stays text.
const placeholderTag = { tag: '!placeholder', resolve: (text: string) => text }

type Path = readonly PropertyKey[]

/** Reads one of the owner's files, puts the figures into its texts and checks it. Throws a ContentError. */
export function readYamlFile<S extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: S,
  figures: Figures,
): { value: z.infer<S>; placeholders: Placeholder[] } {
  const file = `content/${name}`
  const lines = new LineCounter()
  const document = parseDocument(readText(folder, name), { lineCounter: lines, customTags: [placeholderTag] })
  const syntaxProblems = [...document.errors, ...document.warnings].map(
    (error) => `${at(file, lines, error.pos[0])}: ${firstSentence(error.message)}`,
  )
  if (syntaxProblems.length > 0) throw new ContentError(syntaxProblems)

  const { placeholders, unknownFigures } = fillIn(document, file, lines, figures)
  if (unknownFigures.length > 0) throw new ContentError(unknownFigures)

  const parsed = z.safeParse(schema, document.toJS(), { error: z.locales.en().localeError })
  if (parsed.success) return { value: parsed.data, placeholders }
  throw new ContentError(
    parsed.error.issues.map((issue) => {
      const wrong = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      const where = wrong.length > 0 ? `${dotted(wrong)}: ` : ''
      return `${at(file, lines, offsetOf(document, wrong))}: ${where}${issue.message}`
    }),
  )
}

/** The text of a file of the owner's. Throws a ContentError where it cannot be read. */
export function readText(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch (error) {
    throw new ContentError([`content/${name}: ${error instanceof Error ? error.message : 'unreadable'}`])
  }
}

/** Puts the figures into every text of the document, and collects the placeholders on the way. */
function fillIn(document: Document, file: string, lines: LineCounter, figures: Figures) {
  const placeholders: Placeholder[] = []
  const unknownFigures: string[] = []
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return
      const offset = node.range?.[0] ?? 0
      if (node.tag === placeholderTag.tag || looksLikeSample(node.value)) {
        placeholders.push({
          file,
          line: lines.linePos(offset).line,
          path: dotted(pathOf(ancestors, node)),
          hint: node.comment?.trim() ?? 'put your own value here',
        })
      }
      node.value = fillFigures(node.value, figures, (problem) =>
        unknownFigures.push(`${at(file, lines, offset)}: ${problem}`),
      )
    },
  })
  return { placeholders, unknownFigures }
}

function pathOf(ancestors: readonly unknown[], node: Scalar): Path {
  return ancestors.flatMap((ancestor, depth): Path => {
    if (isPair(ancestor) && isScalar(ancestor.key)) return [String(ancestor.key.value)]
    if (isSeq(ancestor)) return [ancestor.items.indexOf(ancestors[depth + 1] ?? node)]
    return []
  })
}

/** Where a value stands; for one that is missing, the nearest thing around it. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const parent = document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (pair && isScalar(pair.key)) return pair.key.range?.[0] ?? 0
    }
    const node = document.getIn(path.slice(0, length), true)
    if (isNodeWithRange(node)) return node.range[0]
  }
  return 0
}

function isNodeWithRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

function at(file: string, lines: LineCounter, offset: number): string {
  return `${file}, line ${lines.linePos(offset).line}`
}

function dotted(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')
}

function firstSentence(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message
}
