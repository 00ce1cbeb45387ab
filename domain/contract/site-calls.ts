import * as z from 'zod/mini'
import { placedPictureSchema } from '#domain/site/placed-picture.ts'
import type { SiteValue } from '#domain/site/site-document.ts'
import type { Call } from './call.ts'

const LONGEST_PATH = 160
const LONGEST_TEXT = 20_000
const MOST_LINES = 200

const pathSchema = z.string().check(z.minLength(1), z.maxLength(LONGEST_PATH))
const line = z.string().check(z.maxLength(LONGEST_TEXT))
/** A picture as a draft keeps it, also while its words for blind people are missing. */
const keptPictureSchema = z.extend(placedPictureSchema, { alt: line })

/** A value of a field: a text or number as typed, lines, a picture, or null to leave the part out. A wrong one is kept too. */
export const siteValueSchema: z.ZodMiniType<SiteValue, SiteValue> = z.union([
  line,
  z.number(),
  z.null(),
  z.array(line).check(z.maxLength(MOST_LINES)),
  keptPictureSchema,
])

const draftChangeSchema = z.object({
  path: z.string(),
  /** What the operator calls it: “Landing page, refund line”. */
  title: z.string(),
  /** Why it cannot be published; null if it can. */
  problem: z.nullable(z.string()),
})

const questionSchema = z.object({
  /** The path of the question, before its fields: `faq.groups.most.items.pay`. */
  path: z.string(),
  key: z.string(),
  title: z.string(),
  isHidden: z.boolean(),
  /** False for a question that holds the terms. */
  mayHide: z.boolean(),
})

const siteSchema = z.object({
  /** The version that guests see; 0 is the one that came with the product. */
  version: z.int(),
  /** When it was published; null for version 0. */
  publishedAt: z.nullable(z.iso.datetime()),
  draft: z.object({
    baseVersion: z.int(),
    changes: z.array(draftChangeSchema),
  }),
  /** The facts of law and money, each done once it is the operator's own, also in the draft. */
  todo: z.array(z.object({ task: z.string(), path: z.string(), done: z.boolean() })),
  /** How many bookings have each price now: `superEarlyBird`. */
  sold: z.record(z.string(), z.int()),
  /** Questions in their groups, in the draft's order. */
  questions: z.array(z.object({ path: z.string(), entries: z.array(questionSchema) })),
  /** The optional parts that are left out of the website, by their fields, with what to write there. */
  leftOut: z.array(z.object({ path: z.string(), title: z.string() })),
})
export type SiteState = z.output<typeof siteSchema>

const figureSchema = z.object({
  name: z.string(),
  /** As guests see it: "€200". */
  shown: z.string(),
  /** What it is: "Deposit". */
  what: z.string(),
})

const fieldSchema = z.object({
  path: z.string(),
  label: z.string(),
  kind: z.enum(['line', 'text', 'lines', 'blocks', 'guide', 'euros', 'count', 'picture', 'keys']),
  max: z.int(),
  /** The minimum width of a picture, in pixels; 0 for anything else. */
  minWidth: z.int(),
  mayLeaveOut: z.boolean(),
  /** The only values that it can have; none if it has any. */
  choices: z.readonly(z.array(z.string())),
  /** The value in the draft, else what guests see; null if it is left out. */
  value: siteValueSchema,
  /** What guests see now; null if nothing is there. */
  published: siteValueSchema,
  /** True while it is an example of the product's. */
  isExample: z.boolean(),
  /** What the operator has to write there. */
  hint: z.string(),
  isChanged: z.boolean(),
  problem: z.nullable(z.string()),
  /** A text that would be better, and why. */
  better: z.nullable(z.object({ text: z.string(), why: z.string() })),
  /** The device that changed it after this one did, and when; null if this one's words are in the draft. */
  overwritten: z.nullable(z.object({ device: z.string(), at: z.iso.datetime() })),
  figures: z.array(figureSchema),
})
export type SiteFieldView = z.output<typeof fieldSchema>

const changeSchema = z.object({
  path: z.string(),
  title: z.string(),
  /** As guests see it now; null if it is new. */
  before: z.nullable(z.string()),
  /** As guests will see it; null if it is left out. */
  after: z.nullable(z.string()),
  effects: z.array(z.object({ kind: z.enum(['keep', 'see', 'mail']), text: z.string() })),
})

const publishedSchema = z.object({
  version: z.int(),
  /** What changes, in plain words. */
  changes: z.array(z.string()),
  rows: z.array(changeSchema),
  /** How many guests read their order again. */
  readAgain: z.int(),
})
export type PublishedSite = z.output<typeof publishedSchema>

const versionSchema = z.object({
  n: z.int(),
  /** Null for version 0, which came with the product. */
  at: z.nullable(z.iso.datetime()),
  /** The device. */
  by: z.string(),
  changes: z.array(z.string()),
  overwritten: z.array(z.object({ title: z.string(), text: z.string(), device: z.string() })),
})
export type SiteVersionView = z.output<typeof versionSchema>

const dryRun = z.optional(z.boolean())

/** The operator's website: its draft, its versions, and what is left to do. */
export const siteCalls = {
  readSite: {
    method: 'get',
    path: '/api/admin/site',
    access: 'admin',
    summary: 'The version in force, the draft, and what must be the operator’s own before guests can pay',
    answers: { 200: siteSchema },
  },
  readSiteFields: {
    method: 'get',
    path: '/api/admin/site/fields',
    access: 'admin',
    summary: 'Fields of the website as the operator edits them, by their paths with commas between them',
    query: z.object({ paths: z.string().check(z.maxLength(6000)) }),
    answers: { 200: z.object({ fields: z.array(fieldSchema) }) },
    problems: ['not-found'],
  },
  changeSiteDraft: {
    method: 'put',
    path: '/api/admin/site/draft',
    access: 'admin',
    summary: 'Keep a value as a draft, also a wrong one, with what is wrong with it in words',
    body: z.object({ path: pathSchema, value: siteValueSchema }),
    answers: { 200: z.object({ problem: z.nullable(z.string()) }) },
    problems: ['not-found'],
  },
  discardSiteDraft: {
    method: 'delete',
    path: '/api/admin/site/draft',
    access: 'admin',
    summary: 'Discard the draft, or one field of it, named in the query or the body',
    query: z.object({ path: z.optional(pathSchema) }),
    body: z.object({ path: z.optional(pathSchema) }),
    answers: { 204: null },
  },
  publishSite: {
    method: 'post',
    path: '/api/admin/site/publish',
    access: 'admin',
    summary:
      'Publish the draft, whole or not at all; with dryRun only what would change. A bank account needs passkey or password and can be published alone',
    body: z.object({ dryRun, part: z.optional(z.enum(['all', 'bank', 'rest'])) }),
    answers: { 200: publishedSchema },
    problems: ['wrong-state', 'confirm-yourself'],
  },
  undoSitePublish: {
    method: 'post',
    path: '/api/admin/site/versions/{n}/undo',
    access: 'admin',
    summary: 'Undo a version within 15 seconds: the one before counts again, and the draft is there again',
    answers: { 204: null },
    problems: ['wrong-state'],
  },
  listSiteVersions: {
    method: 'get',
    path: '/api/admin/site/versions',
    access: 'admin',
    summary: 'Every published version, newest first, with what changed in plain words',
    answers: { 200: z.object({ versions: z.array(versionSchema) }) },
  },
  draftOfSiteVersion: {
    method: 'post',
    path: '/api/admin/site/versions/{n}/draft',
    access: 'admin',
    summary: 'Make a draft of an earlier version; with dryRun only what would change. The bank account stays',
    body: z.object({ dryRun }),
    answers: { 200: z.object({ changes: z.array(z.string()), replaces: z.int() }) },
  },
} as const satisfies Record<string, Call>
