import { isMap, isScalar, LineCounter, parseDocument, visit, type Document, type Scalar } from 'yaml'
import * as z from 'zod/mini'
import { pick } from '#domain/base/typed-records.ts'
import { entryAround, pathIn, type OwnValue } from '#domain/site/site-document.ts'
import { fieldAt } from '#domain/site/site-fields.ts'
import { ContentError, readText } from './content-files.ts'
import { pathOfPlace, placeOf, putOwnValue, type OwnProblem } from './own-values.ts'
import { fillFigures, looksLikeSample, type Figures } from './owner-text.ts'

/** A value that the owner has yet to write, marked with the tag `!placeholder`. */
export interface Placeholder {
  /** The file's name in `content/`. */
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
  /** The operator's own values that cannot be used; the shipped ones stand in their place. */
  problems: OwnProblem[]
}

/** What stands over a shipped file: the operator's own values, and how the texts are marked for the editor. */
export interface Over {
  own?: readonly [path: string, own: OwnValue][]
  mark?: MarkText
}

/** Marks a text of a page with its path, so that the editor finds it. */
export type MarkText = (path: string, text: string) => string

/** The files whose marked values cannot be left out: law or money need them (decision 0092). */
const NEEDED_FILES = ['business.yaml', 'package-travel.yaml']

/** Reads a content file with the operator's own values over it, fills in the figures and checks it. Throws a ContentError. */
export function readYamlFile<S extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: S,
  figures: FiguresOf,
  { own = [], mark }: Over = {},
): YamlFile<z.infer<S>> {
  const text = readText(folder, name)
  if (text === null) throw new ContentError([`content/${name} is missing`])
  let usable = own
  const problems: OwnProblem[] = []
  const readOver = () => readDocument(text, name, figures, { own: usable, ...(mark && { mark }) })
  let read = readOver()
  problems.push(...read.nowhere.map((path) => ({ path, message: 'The website has no such text any more' })))
  for (;;) {
    const parsed = z.safeParse(schema, read.document.toJS(), { error: z.locales.en().localeError })
    if (parsed.success) return { value: parsed.data, ...pick(read, ['placeholders', 'leftOut']), problems }
    const { issues } = parsed.error
    const refused = issues.flatMap((issue) => read.blamed(issue))
    if (refused.length === 0) throw new ContentError(issues.map((issue) => read.sentence(issue)))
    problems.push(...refused)
    usable = usable.filter(([path]) => !refused.some((problem) => problem.path === path))
    read = readOver()
  }
}

/** Parses a file of the owner's, with its marks. */
export function parseOwnerYaml(text: string, lines?: LineCounter) {
  return parseDocument(text, { ...(lines && { lineCounter: lines }), customTags: [placeholderTag] })
}

function readDocument(text: string, name: string, figures: FiguresOf, { own = [], mark }: Over = {}) {
  const lines = new LineCounter()
  const document = parseOwnerYaml(text, lines)
  const line = (offset: number) => at(name, lines, offset)
  const syntaxProblems = [...document.errors, ...document.warnings].map(
    (error) => `${line(error.pos[0])}: ${firstSentence(error.message)}`,
  )
  if (syntaxProblems.length > 0) throw new ContentError(syntaxProblems)
  const nowhere = own.flatMap(([path, value]) => (putOwnValue(document, path, value) ? [] : path))
  const known = typeof figures === 'function' ? figures(document.toJS()) : figures
  const { unknownFigures, ...found } = fillIn(document, name, lines, known, mark)
  if (unknownFigures.length > 0) throw new ContentError(unknownFigures)
  return {
    document,
    nowhere,
    ...found,
    /** Returns the own values that an issue is about: inside what it names, or around it. */
    blamed: (issue: z.core.$ZodIssue): OwnProblem[] => {
      const wrong = pathIn(name, pathOfPlace(document, issue.path.map(partOf)))
      // A question without an answer is not whole, whatever else of it is written.
      const entry = entryAround(wrong)
      const message = entry !== null && fieldAt(wrong) ? `${fieldAt(wrong)?.label} is missing` : issue.message
      const direct = own.filter(([path]) => isWithin(path, wrong) || isWithin(wrong, path))
      const around = own.filter(([path]) => entry !== null && isWithin(path, entry))
      return (direct.length > 0 ? direct : around).map(([path]) => ({
        path,
        message: direct.length > 0 ? issue.message : message,
      }))
    },
    sentence: (issue: z.core.$ZodIssue) => {
      const wrong = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
      const where = wrong.length > 0 ? `${dotted(wrong)}: ` : ''
      return `${line(offsetOf(document, wrong))}: ${where}${issue.message}`
    },
  }
}

const partOf = (part: PropertyKey) => (typeof part === 'number' ? part : String(part))

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`)
}

/** Fills the figures into every text of the document, collects the placeholders, and removes those that are left out. */
function fillIn(
  document: Document,
  name: string,
  lines: LineCounter,
  figures: Figures,
  mark: MarkText | undefined,
) {
  const placeholders: Placeholder[] = []
  const leftOut: Placeholder[] = []
  const unknownFigures: string[] = []
  const placeholderAt = (node: Scalar, path: Path, otherwise: string): Placeholder => ({
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
        placeholderAt(pair.value, placeOf([...ancestors, pair], pair.value), String(pair.value.value)),
      )
      return visit.REMOVE
    },
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string') return undefined
      const path = placeOf(ancestors, node)
      if (isLeftOut(node)) {
        leftOut.push(placeholderAt(node, path, node.value))
        return visit.REMOVE
      }
      if (node.tag === placeholderTag.tag || looksLikeSample(node.value)) {
        placeholders.push(placeholderAt(node, path, 'put your own value here'))
      }
      const { range } = node
      const text = fillFigures(node.value, figures, (problem) => {
        // Braces that the operator typed are plain text.
        if (range) unknownFigures.push(`${at(name, lines, range[0])}: ${problem}`)
      })
      node.value = mark ? mark(pathIn(name, pathOfPlace(document, placeOf(ancestors, node))), text) : text
      return undefined
    },
  })
  return { placeholders, leftOut, unknownFigures }
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

function at(name: string, lines: LineCounter, offset: number): string {
  return `content/${name}, line ${lines.linePos(offset).line}`
}

function dotted(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(' > ')
}

function firstSentence(message: string): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? message
}
