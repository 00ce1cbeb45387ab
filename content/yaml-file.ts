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
import { pick } from '#domain/base/typed-records.ts'
import { ContentError, readText, type ContentFile, type ContentFiles } from './content-files.ts'
import { fillFigures, looksLikeSample, type Figures } from './owner-text.ts'

/** A value that the owner has yet to write, marked with the tag `!placeholder`. */
export interface Placeholder {
  /** The file for people: `content/faq.yaml`, or the path in the owner's own folder. */
  file: string
  /** The file's name in the product: `faq.yaml`. */
  name: string
  line: number
  path: string
  hint: string
}

// The tag only marks a value, which stays text.
const placeholderTag = { tag: '!placeholder', resolve: (text: string) => text }

type Path = readonly PropertyKey[]

/** The figures that a file's texts name, or a function of what was read if some are in the file itself. */
type FiguresOf = Figures | ((written: unknown) => Figures)

interface YamlFile<T> {
  value: T
  /** Examples of what law and money need. They are shown until the owner replaces them, and live mode refuses them. */
  placeholders: Placeholder[]
  /** Parts that are not in the value until the owner writes them. */
  leftOut: Placeholder[]
  /** What was repaired in a file of the owner's own folder, one sentence each with file and line. */
  notes: string[]
}

/** The files whose marked values cannot be left out: law or money need them (decision 0092). */
const NEEDED_FILES = ['business.yaml', 'package-travel.yaml']

/** The maximum number of repairs in a row: a filled-in text may reveal another missing one, but more rounds repair nothing. */
const ROUNDS = 5

/**
 * Reads one of the owner's files, fills in the figures and checks it. In the owner's own folder an obsolete key is
 * dropped and a missing text is taken from the shipped file, so that an update of the product does not stop the start;
 * notes report both (decision 0092). Throws a ContentError.
 */
export function readYamlFile<S extends z.ZodMiniType>(
  files: ContentFiles,
  name: string,
  schema: S,
  figures: FiguresOf,
): YamlFile<z.infer<S>> {
  const file = files.find(name)
  if (!file) throw new ContentError([`content/${name} is missing`])
  const read = readDocument(file, name, figures)
  const shippedFile = file.isOwn ? files.shipped(name) : null
  const notes: string[] = []
  for (let round = 0; ; round++) {
    const parsed = z.safeParse(schema, read.document.toJS(), { error: z.locales.en().localeError })
    if (parsed.success) return { value: parsed.data, ...pick(read, ['placeholders', 'leftOut']), notes }
    const { issues } = parsed.error
    const shipped = shippedFile && round < ROUNDS ? readDocument(shippedFile, name, figures) : null
    const mended = shipped ? issues.flatMap((issue) => mend(read, shipped, issue) ?? []) : []
    notes.push(...mended)
    if (mended.length === 0) throw new ContentError(issues.map((issue) => read.sentence(issue)))
  }
}

type ReadDocument = ReturnType<typeof readDocument>

function readDocument(file: ContentFile, name: string, figures: FiguresOf) {
  const lines = new LineCounter()
  const document = parseDocument(readText(file), { lineCounter: lines, customTags: [placeholderTag] })
  const line = (offset: number) => at(file.shown, lines, offset)
  const syntaxProblems = [...document.errors, ...document.warnings].map(
    (error) => `${line(error.pos[0])}: ${firstSentence(error.message)}`,
  )
  if (syntaxProblems.length > 0) throw new ContentError(syntaxProblems)
  const known = typeof figures === 'function' ? figures(document.toJS()) : figures
  const { unknownFigures, ...found } = fillIn(document, { file, name }, lines, known)
  if (unknownFigures.length > 0) throw new ContentError(unknownFigures)
  return {
    document,
    ...found,
    at: (path: Path) => line(offsetOf(document, path)),
    sentence: (issue: z.core.$ZodIssue) => {
      const wrong = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      const where = wrong.length > 0 ? `${dotted(wrong)}: ` : ''
      return `${line(offsetOf(document, wrong))}: ${where}${issue.message}`
    },
  }
}

/** Returns notes on how an issue in the owner's own file was repaired; null if only the owner can fix it. */
function mend(own: ReadDocument, shipped: ReadDocument, issue: z.core.$ZodIssue): string[] | null {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      const note = `${own.at(path)}: ${dotted(path)} is no longer used: delete it`
      own.document.deleteIn(path)
      return note
    })
  }
  const { path } = issue
  if (path.length === 0 || own.document.hasIn(path) || !shipped.document.hasIn(path)) return null
  const note = `${own.at(path)}: ${dotted(path)} is missing, so the shipped text is used: write your own`
  own.document.setIn(path, shipped.document.getIn(path, true))
  const words = dotted(path)
  const inside = shipped.placeholders.filter(
    (open) => open.path === words || open.path.startsWith(`${words} > `),
  )
  own.placeholders.push(...inside)
  return [note]
}

/** Fills the figures into every text of the document, collects the placeholders, and removes those that are left out. */
function fillIn(
  document: Document,
  { file: { shown }, name }: { file: ContentFile; name: string },
  lines: LineCounter,
  figures: Figures,
) {
  const placeholders: Placeholder[] = []
  const leftOut: Placeholder[] = []
  const unknownFigures: string[] = []
  const placeholderAt = (node: Scalar, path: Path, otherwise: string): Placeholder => ({
    file: shown,
    name,
    line: lines.linePos(node.range?.[0] ?? 0).line,
    path: dotted(path),
    hint: node.comment?.trim() ?? otherwise,
  })
  const isLeftOut = ({ tag }: Scalar) => tag === placeholderTag.tag && !NEEDED_FILES.includes(name)
  visit(document, {
    Pair(_, pair, ancestors) {
      if (!isScalar(pair.value) || !isLeftOut(pair.value)) return undefined
      leftOut.push(
        placeholderAt(pair.value, pathOf([...ancestors, pair], pair.value), String(pair.value.value)),
      )
      return visit.REMOVE
    },
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return undefined
      const path = pathOf(ancestors, node)
      if (isLeftOut(node)) {
        leftOut.push(placeholderAt(node, path, node.value))
        return visit.REMOVE
      }
      if (node.tag === placeholderTag.tag || looksLikeSample(node.value)) {
        placeholders.push(placeholderAt(node, path, 'put your own value here'))
      }
      node.value = fillFigures(node.value, figures, (problem) =>
        unknownFigures.push(`${at(shown, lines, node.range?.[0] ?? 0)}: ${problem}`),
      )
      return undefined
    },
  })
  return { placeholders, leftOut, unknownFigures }
}

function pathOf(ancestors: readonly unknown[], node: Scalar): Path {
  return ancestors.flatMap((ancestor, depth): Path => {
    if (isPair(ancestor) && isScalar(ancestor.key)) return [String(ancestor.key.value)]
    if (isSeq(ancestor)) return [ancestor.items.indexOf(ancestors[depth + 1] ?? node)]
    return []
  })
}

/** Returns the offset of a value; for a missing one, that of the nearest node around it. */
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
