import { eq } from 'drizzle-orm'
import { shippedValue, type LoadedSite } from '#content/site-content.ts'
import type { StoredPicture } from '#domain/contract/picture-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import {
  chapterAt,
  isSameValue,
  pictureIn,
  type SiteDocument,
  type SiteValue,
  type SiteValues,
} from '#domain/site/site-document.ts'
import { BANK_ACCOUNT_PATHS, fieldAt } from '#domain/site/site-fields.ts'
import { checkTyped } from '#domain/site/typed-values.ts'
import type { AdminSession } from '#server/account/admin-gate.ts'
import type { Transaction } from '#server/db/connect.ts'
import { siteDraft } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findPictures } from '#server/picture/store-picture.ts'
import { loadDraft, type DraftRow } from '#server/store/site-versions.ts'
import type { WithContents } from './contents.ts'
import { soldByTier } from './sold.ts'

type SiteDeps = Pick<Deps, 'clock' | 'db'> & WithContents

/** A field of the draft, and why it cannot be published; null if it can. */
export interface DraftField {
  path: string
  value: SiteValue
  problem: string | null
}

/** The draft, and the website as it would be with it: a field with a problem stands there as guests see it now. */
export interface Draft {
  baseVersion: number
  rows: readonly DraftRow[]
  fields: DraftField[]
  document: SiteDocument
  loaded: LoadedSite
}

/** Returns the draft, with each field checked. */
export async function readDraft(deps: SiteDeps, db: Deps['db'] | Transaction = deps.db): Promise<Draft> {
  return draftOf(deps, await loadDraft(db), db)
}

/** Returns the draft that these rows are, over the version in force. */
export async function draftOf(
  { contents }: WithContents,
  rows: readonly DraftRow[],
  db: Deps['db'] | Transaction,
): Promise<Draft> {
  const sold = await soldByTier(db)
  const placed = rows.flatMap(({ value }) => pictureIn(value.is) ?? [])
  const stored = await findPictures(
    db,
    placed.map(({ id }) => id),
  )
  const checked = rows.map(({ path, value }) => {
    const field = checkedField(contents.loaded(), path, value.is)
    const problem = field.problem ?? soldProblem(field, sold) ?? pictureProblem(field, stored)
    return { ...field, problem }
  })
  const usable = checked.filter(({ problem }) => problem === null)
  const document = withValues(contents.document(), usable)
  const loaded = contents.load(document)
  const refused = new Map(loaded.problems.map(({ path, message }) => [path, message]))
  return {
    rows,
    baseVersion: Math.min(...rows.map(({ baseVersion }) => baseVersion), contents.n()),
    fields: checked.map((field) => ({ ...field, problem: field.problem ?? refused.get(field.path) ?? null })),
    document,
    loaded,
  }
}

/** Returns a value as it is kept, and what is wrong with it in the operator's words. */
export function checkedField(site: LoadedSite, path: string, value: SiteValue): DraftField {
  const field = fieldAt(path)
  if (!field) return { path, value, problem: 'The website has no such text any more' }
  const shipped = shippedValue(path)?.value
  return { path, ...checkTyped(path, field, value, { shipped, shown: site.figures }) }
}

/** A price cannot have fewer places than were sold at it. */
function soldProblem({ path, value }: DraftField, sold: Readonly<Record<string, number>>): string | null {
  const [, tier = ''] = /^prices\.(\w+)\.spots$/.exec(path) ?? []
  const there = sold[tier] ?? 0
  return typeof value === 'number' && value < there ? `${there} are sold: ${there} or more` : null
}

/** A page cannot show a picture that is not stored, or that has another size. */
function pictureProblem({ value }: DraftField, stored: readonly StoredPicture[]): string | null {
  const picture = pictureIn(value)
  if (picture === null) return null
  const { id, width, height } = picture
  const isStored = stored.some((one) => one.id === id && one.width === width && one.height === height)
  return isStored ? null : 'This picture is not stored. Choose the picture again'
}

/** Returns a version's values with those of a draft over them; a value that is the shipped one again is no own value. */
export function withValues(
  { en }: SiteDocument,
  fields: readonly Omit<DraftField, 'problem'>[],
): SiteDocument {
  const values: Record<string, SiteValues[string]> = { ...en }
  for (const { path, value } of fields) {
    const shipped = shippedValue(path)
    if (shipped && !shipped.isExample && isSameValue(shipped.value, value)) delete values[path]
    else values[path] = { value, ...(shipped && { was: shipped.value }) }
  }
  return { en: values }
}

/**
 * Returns the value that guests see at a path, as the operator edits it: of a chapter for one date that she has not written, the one for
 * all dates. Undefined if there is none.
 */
export function publishedValue(deps: WithContents, path: string): SiteValue | undefined {
  const { en } = deps.contents.document()
  const own = en[path]?.value ?? (path in en ? null : shippedValue(path)?.value)
  const chapter = own ? null : chapterAt(path)
  return chapter?.firstDay ? publishedValue(deps, `guide.${chapter.key}`) : own
}

/**
 * Keeps a value as a draft, also a wrong one, and returns what is wrong with it, in the operator's words. The last write counts; what
 * another device had written is kept beside it. A value that is what guests see is no change. Problem: not-found for what is not hers.
 */
export async function changeDraft(
  deps: SiteDeps,
  { path, value }: { path: string; value: SiteValue },
  by: AdminSession,
): Promise<{ problem: string | null }> {
  if (!fieldAt(path))
    throw new Problem('not-found', { detail: 'This text is not one that you can change here' })
  const { contents, clock, db } = deps
  const { value: checked } = checkedField(contents.loaded(), path, value)
  const shipped = shippedValue(path)
  const isExample = shipped?.isExample === true && !(path in contents.document().en)
  if (!isExample && isSameValue(publishedValue(deps, path), checked)) {
    await db.delete(siteDraft).where(eq(siteDraft.path, path))
    return { problem: null }
  }
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(siteDraft).where(eq(siteDraft.path, path)).for('update')
    const isOverwritten = before && before.device !== by.device && !isSameValue(before.value.is, checked)
    const overwritten = [
      ...(before?.overwritten ?? []),
      ...(isOverwritten
        ? [{ path, value: before.value.is, device: before.device, at: before.at.toISOString() }]
        : []),
    ]
    const written = { value: { is: checked }, at: clock.now(), device: by.device, overwritten }
    await tx
      .insert(siteDraft)
      .values({ path, baseVersion: contents.n(), ...written })
      .onConflictDoUpdate({ target: siteDraft.path, set: written })
  })
  const draft = await readDraft(deps)
  return { problem: draft.fields.find((field) => field.path === path)?.problem ?? null }
}

/** Discards a field of the draft, or all of it. */
export async function discardDraft({ db }: Pick<Deps, 'db'>, path?: string): Promise<void> {
  await db.delete(siteDraft).where(path === undefined ? undefined : eq(siteDraft.path, path))
}

/** True for a field of the bank account, which is published on its own and only by the operator herself. */
export function isBankAccount({ path }: { path: string }): boolean {
  return BANK_ACCOUNT_PATHS.includes(path)
}
