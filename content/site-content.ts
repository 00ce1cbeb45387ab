import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { guideFor } from '#domain/guide/guide.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { SaleRules } from '#domain/retreat/retreats.ts'
import { organiserDetails, type OrganiserDetail } from '#domain/site/organiser.ts'
import { fileOf, pathIn, SHIPPED_DOCUMENT, type SiteDocument } from '#domain/site/site-document.ts'
import { fieldAround } from '#domain/site/site-fields.ts'
import { readText } from './content-files.ts'
import { loadContent, type Content } from './load-content.ts'
import { ownValuesOf, pathOfPlace, putOwnValue, valueIn, type OwnProblem } from './own-values.ts'
import type { Figures } from './owner-text.ts'
import { parseOwnerYaml, type MarkText } from './yaml-file.ts'

/** Everything that the owner decides about the site: texts with the figures filled in, prices, and the rules of sale. */
export interface SiteContent extends Content {
  prices: PriceList
  /** When dates close, and how many guests they need. */
  saleRules: SaleRules
  /** The organiser's details, as they are shown under every page and mail. */
  organiser: readonly OrganiserDetail[]
  /** True if a value is an example that the owner has to replace; a demonstration marks it where guests read it. */
  isPlaceholder: (file: string, path: string) => boolean
}

/** The site's content, and what its files say about themselves. */
export interface LoadedSite {
  site: SiteContent
  /** The facts of law and money that are still examples, one line each. Live mode starts only if there are none. */
  placeholders: readonly string[]
  /** What the pages leave out until the owner writes it, one line each. */
  leftOut: readonly string[]
  /** The parts among them that the operator can fill in, with what to write there. */
  openParts: readonly { path: string; hint: string }[]
  /** The facts of law and money that are still examples, as paths. */
  examples: readonly string[]
  /** The operator's values that cannot be used, with the reason. */
  problems: readonly OwnProblem[]
  /** Each figure that texts may name, as guests see it. */
  figures: Figures
}

/**
 * Loads the content: the shipped files, and over them the values of a version of the website. Throws an error that names each mistake in
 * a file; a value that cannot be used is a problem, and the text of the file stands in its place.
 */
export function loadSite({
  document = SHIPPED_DOCUMENT,
  mark,
}: { document?: SiteDocument; mark?: MarkText } = {}): LoadedSite {
  const loaded = loadContent(contentFolder(import.meta.dirname), {
    values: document.en,
    ...(mark && { mark }),
  })
  const { content, prices } = loaded
  const isPlaceholder = (file: string, path: string) =>
    loaded.placeholders.some((open) => open.name === file && open.path === path)
  return {
    site: {
      ...content,
      prices,
      saleRules: {
        closesDaysBefore: content.business.offer.closesDaysBefore,
        minimum: content.packageTravel.minimum,
      },
      organiser: organiserDetails(content.packageTravel.organiser, (part) =>
        isPlaceholder('package-travel.yaml', `organiser > ${part}`),
      ),
      isPlaceholder,
    },
    placeholders: loaded.placeholders.map(
      ({ name, line, path, hint }) => `content/${name}, line ${line}: ${path} is a placeholder: ${hint}`,
    ),
    leftOut: [
      ...loaded.leftOut.map(
        ({ name, line, path, hint }) => `content/${name}, line ${line}: ${path}: ${hint}`,
      ),
      ...guideFor(content.guide, '').missing.map(
        (key) =>
          `content/guide/${key}.md is missing: guests get their guide by email only once every chapter is written`,
      ),
      ...findEmptySections(content),
    ],
    openParts: loaded.leftOut.map(({ name, path, hint }) => ({ path: pathOfPart(name, path), hint })),
    examples: loaded.placeholders.map(({ name, path }) => pathIn(name, path.split(' > '))),
    problems: loaded.problems,
    figures: loaded.figures,
  }
}

/** Returns the field in which a part of a shipped file is: “costs > others > item 1 > amount”; a chapter of the guide is one field. */
function pathOfPart(name: string, part: string): string {
  const document = name.endsWith('.md') ? undefined : shippedYaml(name)
  if (!document) return pathIn(name, [])
  const place = part.split(' > ').map((each) => (/^item \d+$/.test(each) ? Number(each.slice(5)) - 1 : each))
  const path = pathIn(name, pathOfPlace(document, place))
  return fieldAround(path) ?? path
}

/**
 * Returns the value at a path as it came with the product, and whether it waits for the operator. Undefined if the product has none there,
 * as for a question that she added.
 */
export function shippedValue(path: string) {
  const { name } = fileOf(path)
  if (!name.endsWith('.md')) {
    const document = shippedYaml(name)
    return document && valueIn(document, path)
  }
  const text = readText(contentFolder(import.meta.dirname), name)
  return text === null ? undefined : { value: text.trim(), isExample: false, hint: '' }
}

/** Returns a file as it is written, with a version's values over it and its figures still in braces. */
export function rawFile(name: string, { en }: SiteDocument): unknown {
  const raw = shippedYaml(name)?.clone()
  if (!raw) throw new Error(`content/${name} is missing`)
  for (const [path, own] of ownValuesOf(en, name)) putOwnValue(raw, path, own)
  return raw.toJS()
}

// Shipped files do not change while the server runs, so each is parsed once.
const parsed = new Map<string, ReturnType<typeof parseOwnerYaml>>()

/** Returns a shipped file, parsed. Undefined if there is none of this name. */
function shippedYaml(name: string) {
  const text = parsed.has(name) ? null : readText(contentFolder(import.meta.dirname), name)
  if (text !== null) parsed.set(name, parseOwnerYaml(text))
  return parsed.get(name)
}

/** Returns the folder `content` at or above a module, the same from source and bundle (build/server). Throws if there is none. */
function contentFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'content')
    if (existsSync(join(candidate, 'business.yaml'))) return candidate
    if (folder === dirname(folder)) throw new Error(`The folder content was not found above ${start}`)
  }
}

const ENOUGH_PHOTOS = 4

/** Returns the sections of the landing page that have no entry yet. */
export function findEmptySections({
  team,
  gallery,
  words,
}: Pick<Content, 'team' | 'gallery' | 'words'>): string[] {
  return [
    ...(team.people.length > 0 ? [] : [absent('team.yaml lists no one yet', team.title)]),
    ...fewPhotos(gallery),
    ...(words.words.length > 0 ? [] : [absent('words.yaml has no testimonials yet', words.title)]),
  ]
}

function fewPhotos({ photos, title }: Content['gallery']): string[] {
  if (photos.length === 0) return [absent('gallery.yaml has no photo yet', title)]
  if (photos.length >= ENOUGH_PHOTOS) return []
  return [
    `content/gallery.yaml has fewer than ${ENOUGH_PHOTOS} photos: with ${ENOUGH_PHOTOS} or more it looks like a gallery`,
  ]
}

function absent(what: string, title: string): string {
  return `content/${what}: "${title}" is not on the page`
}
