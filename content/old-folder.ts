import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isMap, isScalar, isSeq, visit, type Document } from 'yaml'
import { GUIDE_CHAPTERS } from '#domain/guide/guide.ts'
import { isSameValue, pathIn, type SiteValue } from '#domain/site/site-document.ts'
import { fieldAround, fieldAt } from '#domain/site/site-fields.ts'
import { ContentError } from './content-files.ts'
import { pathOfPlace, placeOf, valueIn } from './own-values.ts'
import { shippedValue, shippedYaml } from './site-content.ts'
import { parseOwnerYaml } from './yaml-file.ts'

// A folder of the operator's own files, in which earlier versions (`CONTENT_DIR`) looked before the shipped ones: `faq.yaml`,
// `guide/arrival.md`, `pictures/team/awa.jpg`. What differs from the shipped files becomes values of the website.

/** What a folder holds for the website. */
export interface OldFolder {
  values: Record<string, SiteValue>
  /** Pictures that are still files: `team/awa.jpg`. */
  pictures: readonly { path: string; file: string; alt: string }[]
  /** The paths and files that the website has no field for. */
  left: readonly string[]
}

/** The lists to which the operator can add entries. */
const ENTRY = /^(?:team\.people|gallery\.photos|faq\.groups\.[^.]+\.items)\.[^.]+/

/** Where the files name their pictures, and what says what can be seen on one. */
const PICTURE = /^(?:instructor|team\.people\.\w+)\.portrait$|^gallery\.photos\.\w+\.file$/
const ALT = /^instructor\.portraitAlt$|^gallery\.photos\.\w+\.alt$/

/** Reads such a folder. Throws a ContentError if a file is no YAML. */
export function readOldFolder(folder: string): OldFolder {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const files = names
    .filter((name) => /\.(ya?ml|md)$/i.test(name) && !/(^|\/)(\.|README)/i.test(name))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  const parts = files.map(({ name, text }) =>
    name.endsWith('.md') ? readChapter(name, text) : readYaml(name, text),
  )
  return {
    values: Object.fromEntries(parts.flatMap(({ values }) => Object.entries(values))),
    pictures: parts.flatMap(({ pictures }) => pictures),
    left: parts.flatMap(({ left }) => left),
  }
}

function readChapter(name: string, text: string): OldFolder {
  const isChapter =
    GUIDE_CHAPTERS.some((key) => `${key}.md` === basename(name)) &&
    /^guide(\/\d{4}-\d\d-\d\d)?$/.test(dirname(name))
  const path = pathIn(name, [])
  if (!isChapter) return { values: {}, pictures: [], left: [name] }
  const isOurs = shippedValue(path)?.value === text.trim()
  return { values: isOurs ? {} : { [path]: text.trim() }, pictures: [], left: [] }
}

function readYaml(name: string, text: string): OldFolder {
  const shipped = shippedYaml(name)
  if (!shipped) return { values: {}, pictures: [], left: [name] }
  const own = parseOwnerYaml(text)
  const [error] = own.errors
  if (error) throw new ContentError([`${name}: ${error.message}`])
  joinCertificates(own)

  const found = {
    values: {} as OldFolder['values'],
    pictures: [] as OldFolder['pictures'][number][],
    left: [] as string[],
  }
  const theirPaths = pathsOf(shipped, name)
  const nameEntry = namesOfEntries(theirPaths)
  for (const path of new Set([...pathsOf(own, name), ...theirPaths])) {
    const mine = valueIn(own, path)
    const theirs = valueIn(shipped, path)
    const field = fieldAt(path)
    if (PICTURE.test(path)) {
      const at = path.slice(0, path.lastIndexOf('.'))
      found.pictures.push({
        path: nameEntry(`${at}.picture`),
        file: `${path.startsWith('gallery.') ? 'gallery' : 'team'}/${textIn(own, path)}`,
        alt: altOf(own, at),
      })
    } else if (mine === undefined) {
      if (field?.mayLeaveOut) found.values[path] = null
      else if (theirs) found.left.push(path)
    } else if (isOwn(mine, theirs) && !ALT.test(path)) {
      const hasPlace = theirs !== undefined || field?.mayLeaveOut || ENTRY.test(path)
      if (field && hasPlace) found.values[nameEntry(path)] = mine.value
      else found.left.push(path)
    }
  }
  return found
}

type Value = NonNullable<ReturnType<typeof valueIn>>

/** True for what the operator wrote; an example that she took over as it was is hers once its mark is gone. */
function isOwn(mine: Value, theirs: Value | undefined): boolean {
  return !mine.isExample && (theirs?.isExample === true || !isSameValue(mine.value, theirs?.value))
}

/** Returns what can be seen on a picture of an entry, for people who cannot see it. */
function altOf(document: Document, entry: string): string {
  const written = textIn(document, `${entry}.alt`) ?? textIn(document, `${entry}.portraitAlt`)
  return written ?? `Portrait of ${textIn(document, `${entry}.name`) ?? 'your lead instructor'}`
}

function textIn(document: Document, path: string): string | undefined {
  const value = valueIn(document, path)?.value
  return typeof value === 'string' ? value : undefined
}

/** Returns the fields of a file, and the other places that hold a value. */
function pathsOf(document: Document, name: string): Set<string> {
  const paths = new Set<string>()
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key') return
      const path = pathIn(name, pathOfPlace(document, placeOf(ancestors, node)))
      if (!path.endsWith('.key')) paths.add(fieldAround(path) ?? path)
    },
  })
  return paths
}

/** Names the entries that the product has not: a person, a photo, a question of the operator's own. */
function namesOfEntries(theirPaths: ReadonlySet<string>) {
  const named = new Map<string, string>()
  return (path: string) => {
    const [entry] = ENTRY.exec(path) ?? []
    if (entry === undefined || [...theirPaths].some((their) => their.startsWith(`${entry}.`))) return path
    const list = entry.slice(0, entry.lastIndexOf('.'))
    const own = named.get(entry) ?? `${list}.own-${String(named.size + 1).padStart(4, '0')}`
    named.set(entry, own)
    return own + path.slice(entry.length)
  }
}

/** Writes each certificate of `team.yaml` that has parts in one line, as the website keeps it. */
function joinCertificates(document: Document): void {
  const people: unknown = document.getIn(['people'])
  for (const person of isSeq(people) ? people.items : []) {
    const certificate = isMap(person) ? person.get('certificate') : undefined
    if (isMap(person) && isMap(certificate))
      person.set(
        'certificate',
        document.createNode(
          certificate.items.map(({ value }) => String(isScalar(value) ? value.value : value)).join(', '),
        ),
      )
  }
}
