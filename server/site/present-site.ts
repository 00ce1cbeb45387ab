import * as z from 'zod/mini'
import { figureWords } from '#content/figures.ts'
import { inOrder } from '#content/landing-schema.ts'
import { rawFile, shippedValue } from '#content/site-content.ts'
import { formatDay } from '#domain/base/dates.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { SiteFieldView, SiteState, SiteVersionView } from '#domain/contract/site-calls.ts'
import { shownValue, titleOf } from '#domain/site/site-changes.ts'
import { chapterAt, fileOf, type SiteDocument } from '#domain/site/site-document.ts'
import { fieldAt } from '#domain/site/site-fields.ts'
import { SITE_TASKS } from '#domain/site/site-tasks.ts'
import { figuresIn } from '#domain/site/typed-values.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import type { Deps } from '#server/deps.ts'
import { listVersions, type DraftRow } from '#server/store/site-versions.ts'
import type { WithContents } from './contents.ts'
import { publishedValue, readDraft, type Draft } from './draft.ts'
import { soldByTier } from './sold.ts'

/** Returns the version in force, the draft, and what is left to do. */
export async function readSite(deps: Deps & WithContents): Promise<SiteState> {
  const draft = await readDraft(deps)
  const [last] = await listVersions(deps.db)
  return {
    version: deps.contents.n(),
    publishedAt: last?.at.toISOString() ?? null,
    draft: {
      baseVersion: draft.baseVersion,
      changes: draft.fields.map(({ path, problem }) => ({
        path,
        title: titleOf(path, sectionOf(path, draft.document)),
        problem,
      })),
    },
    todo: todoOf(draft.loaded.examples),
    sold: await soldByTier(deps.db),
    questions: questionsOf(draft.document),
    leftOut: leftOutOf(draft),
  }
}

/** Returns the facts of law and money, each done once it is the operator's own. */
export function todoOf(examples: readonly string[]): SiteState['todo'] {
  return SITE_TASKS.flatMap(({ key, paths }) =>
    paths.map((path) => ({ task: key, path, done: !examples.includes(path) })),
  )
}

/** Returns fields as the operator edits them. Problem: not-found for a path that is not hers. */
export async function readFields(
  deps: Deps & WithContents,
  paths: readonly string[],
  { device }: Pick<AdminSession, 'device'>,
): Promise<SiteFieldView[]> {
  const draft = await readDraft(deps)
  const registered = draft.loaded.site.packageTravel.organiser.registeredName
  const drafted = new Map(draft.fields.map((written) => [written.path, written]))
  return paths.map((path) => {
    const field = fieldAt(path)
    if (!field) throw new Problem('not-found', { detail: 'This text is not one that you can change here' })
    const shipped = shippedValue(path)
    const changed = drafted.get(path)
    const published = publishedValue(deps, path) ?? null
    const value = changed ? changed.value : published
    const names = [...new Set([...figuresIn(value), ...figuresIn(shipped?.value)])]
    return {
      path,
      ...field,
      value,
      published,
      // What she has typed is hers, also while it is wrong.
      isExample:
        !changed?.problem &&
        (draft.loaded.examples.includes(path) ||
          (shipped?.isExample === true && !(path in draft.document.en))),
      hint: shipped?.hint ?? '',
      isChanged: changed !== undefined,
      problem: changed?.problem ?? null,
      better:
        path === 'business.bank.accountHolder' && value !== registered
          ? {
              text: registered,
              why: `Your registered name is ${registered}. Banks compare the two and warn your guests.`,
            }
          : null,
      overwritten: overwrittenOn(
        device,
        draft.rows.find((row) => row.path === path),
      ),
      figures: names.flatMap((name) => {
        const shown = draft.loaded.figures[name]
        return shown === undefined ? [] : [{ name, shown, what: figureWords(name) }]
      }),
    }
  })
}

/** Returns which other device has changed a field after this one; null if none has. */
function overwrittenOn(device: string, row: DraftRow | undefined): SiteFieldView['overwritten'] {
  if (!row || row.device === device || !row.overwritten.some((lost) => lost.device === device)) return null
  return { device: row.device, at: row.at.toISOString() }
}

/** Returns the published versions, newest first, and last the one that came with the product. */
export async function readVersions(deps: Deps & WithContents): Promise<SiteVersionView[]> {
  const versions = await listVersions(deps.db)
  const { figures } = deps.contents.loaded()
  return [
    ...versions.map(({ n, at, device, changes, overwritten }) => ({
      n,
      at: at.toISOString(),
      by: device,
      changes,
      overwritten: overwritten.map(({ path, value, device: other }) => ({
        title: titleOf(path),
        text: shownValue(path, value, figures) ?? 'Left out',
        device: other,
      })),
    })),
    { n: 0, at: null, by: '', changes: ['The website we wrote for you'], overwritten: [] },
  ]
}

// The files as they are written, as far as the lists need them.
const questionSchema = z.object({
  key: z.string(),
  question: z._default(z.string(), ''),
  answer: z._default(z.array(z.unknown()), []),
})
const faqSchema = z.object({
  order: z._default(z.array(z.string()), []),
  hidden: z._default(z.array(z.string()), []),
  groups: z.array(z.object({ key: z.string(), title: z.string(), items: z.array(questionSchema) })),
})
const legalSchema = z.object({ sections: z.array(z.object({ title: z.string() })) })

/** Returns the questions in their groups, in the order of a document. */
function questionsOf(document: SiteDocument): SiteState['questions'] {
  const faq = faqSchema.parse(rawFile('faq.yaml', document))
  return faq.groups.map((group) => ({
    path: `faq.groups.${group.key}`,
    entries: inOrder(group.items, faq.order).map(({ key, question, answer }) => ({
      path: `faq.groups.${group.key}.items.${key}`,
      key,
      title: question,
      isHidden: faq.hidden.includes(key),
      mayHide: !answer.some((piece) => typeof piece === 'object' && piece !== null && 'terms' in piece),
    })),
  }))
}

/** Returns the parts that guests don't see: those that wait for the operator, and those that she has left out. */
function leftOutOf({ loaded, document }: Draft): SiteState['leftOut'] {
  const own = Object.entries(document.en).flatMap(([path, { value }]) =>
    value === null && shippedValue(path) ? [{ path, hint: fieldAt(path)?.label ?? path }] : [],
  )
  const open = loaded.openParts.filter(({ path }) => !own.some((part) => part.path === path))
  return [...open, ...own].map(({ path, hint }) => ({
    path,
    title: `${hint.charAt(0).toUpperCase()}${hint.slice(1)}`,
  }))
}

/** Returns the name of the part of a longer page that a path is in: a section's title, a question, a chapter. Null if it needs none. */
export function sectionOf(path: string, document: SiteDocument): string | null {
  const { name, inside } = fileOf(path)
  const chapter = chapterAt(path)
  if (chapter) {
    const words = chapter.key.replaceAll('-', ' ')
    return chapter.firstDay === null ? words : `${words}, ${formatDay(chapter.firstDay)}`
  }
  if (name.startsWith('legal/') && inside[0] === 'sections')
    return legalSchema.parse(rawFile(name, document)).sections[Number(inside[1])]?.title ?? null
  if (name === 'faq.yaml' && inside[2] === 'items') {
    const groups = faqSchema.parse(rawFile(name, document)).groups
    return groups.flatMap(({ items }) => items).find(({ key }) => key === inside[3])?.question ?? null
  }
  return null
}
