import { isMap, isNode, isScalar, isSeq, visit, type Document, type Scalar } from 'yaml'
import {
  entryAround,
  fileOf,
  isOwnKey,
  isSameValue,
  type OwnValue,
  type SiteValue,
  type SiteValues,
} from '#domain/site/site-document.ts'
import { fieldAt, type SiteField } from '#domain/site/site-fields.ts'
import { blocksOfText, textOfBlocks } from './block-text.ts'

// Puts the operator's own values over a shipped file before it is read (decision 51).

/** An own value that cannot be used, in words for the operator; the shipped text stands in its place. */
export interface OwnProblem {
  path: string
  message: string
}

/** Returns the own values of a file by path; what is left out comes last, because another value would bring its part back. */
export function ownValuesOf(values: SiteValues, name: string): [path: string, own: OwnValue][] {
  const own = Object.entries(values).filter(([path]) => fileOf(path).name === name)
  return own.toSorted(([, one], [, other]) => Number(one.value === null) - Number(other.value === null))
}

type Place = (string | number)[]

/**
 * Returns where a path stands in a document: a part is a key, an index, or the `key` of a list's entry. `add` makes an entry of the
 * operator's own. Null if nothing can stand there.
 */
function placeAt(document: Document, inside: readonly string[], add: boolean): Place | null {
  const place: Place = []
  let node: unknown = document.contents
  for (const part of inside) {
    if (isSeq(node)) {
      let index = /^\d+$/.test(part)
        ? Number(part)
        : node.items.findIndex((item) => isMap(item) && item.get('key') === part)
      if (index === -1 && add && isOwnKey(part))
        index = node.items.push(document.createNode({ key: part })) - 1
      if (index < 0 || index >= node.items.length) return null
      place.push(index)
      node = node.items[index]
    } else if (isMap(node)) {
      place.push(part)
      node = node.get(part, true)
    } else return null
  }
  return place
}

/** Returns a value of a document as the operator edits it. Undefined if there is none. */
function valueAt(document: Document, place: Place, field: SiteField | null): SiteValue | undefined {
  const node = document.getIn(place, true)
  if (!isNode(node)) return undefined
  if (field?.kind === 'blocks' && isSeq(node)) {
    const written = node.items.filter((item) => !(isScalar(item) && item.tag === '!placeholder'))
    return textOfBlocks(written.map((item): unknown => (isNode(item) ? item.toJS(document) : item)))
  }
  const value: unknown = node.toJS(document)
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String) : undefined
}

/** Returns the value at a path of a file as the operator edits it, and whether it waits for her. Undefined if there is none. */
export function valueIn(document: Document, path: string) {
  const place = placeAt(document, fileOf(path).inside, false)
  const field = fieldAt(path)
  const value = place ? valueAt(document, place, field) : undefined
  if (!place || value === undefined) return undefined
  const node = document.getIn(place, true)
  const waits = isScalar(node) && node.tag === '!placeholder'
  return { value, isExample: waits, hint: waits ? (node.comment?.trim() ?? '') : '' }
}

/**
 * Puts an own value into a document. A text that an update has moved is found by what it replaced. Returns false if the website has no
 * such place any more.
 */
export function putOwnValue(document: Document, path: string, { value, was }: OwnValue): boolean {
  const field = fieldAt(path)
  const { inside } = fileOf(path)
  const stated = placeAt(document, inside, value !== null)
  if (!field) return false
  const place = moved(document, stated, field, was) ?? stated
  if (!place) return value === null && entryAround(path) !== null
  if (value === null) document.deleteIn(leftOutWith(place, path))
  else document.setIn(place, document.createNode(writtenAs(field, value)))
  return true
}

/** Returns a value as a file holds it. */
function writtenAs({ kind }: SiteField, value: SiteValue): unknown {
  return kind === 'blocks' && typeof value === 'string' ? blocksOfText(value) : value
}

/** Returns where the text that was replaced stands now, if it is no longer in its place and stands exactly once elsewhere. */
function moved(
  document: Document,
  stated: Place | null,
  field: SiteField,
  was: SiteValue | undefined,
): Place | null {
  if (typeof was !== 'string' || field.kind === 'blocks') return null
  if (stated && isSameValue(valueAt(document, stated, field), was)) return stated
  const found: Place[] = []
  visit(document, {
    Scalar(_, node, ancestors) {
      if (typeof node.value === 'string' && node.value.trim() === was) found.push(placeOf(ancestors, node))
    },
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the place of a node from the nodes around it. */
export function placeOf(ancestors: readonly unknown[], node: Scalar): Place {
  return ancestors.flatMap((ancestor, depth): Place => {
    if (isSeq(ancestor)) return [ancestor.items.indexOf(ancestors[depth + 1] ?? node)]
    // The key of an entry that was added is a plain text.
    if (typeof ancestor === 'object' && ancestor !== null && 'key' in ancestor)
      return [String(isScalar(ancestor.key) ? ancestor.key.value : ancestor.key)]
    return []
  })
}

/** A handle without its network, a film without its provider, or a person without a name is nothing: the whole part goes. */
const GOES_WHOLE =
  /^business\.(social\.handle|previewVideo\.id)$|\.(people\.own-\w+\.name|photos\.own-\w+\.picture|items\.own-\w+\.question)$/

function leftOutWith(place: Place, path: string): Place {
  return GOES_WHOLE.test(path) ? place.slice(0, -1) : place
}

/** Returns a place as a path of the operator's: entries of a list by their `key`. */
export function pathOfPlace(document: Document, place: Place): string[] {
  let node: unknown = document.contents
  return place.map((part) => {
    if (isSeq(node)) {
      node = node.items[Number(part)]
      const key = isMap(node) ? node.get('key') : undefined
      return typeof key === 'string' ? key : String(part)
    }
    node = isMap(node) ? node.get(String(part), true) : undefined
    return String(part)
  })
}
