import { Problem } from '#domain/contract/problem.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { changeDraft, discardDraft } from '#server/site/draft.ts'
import { readFields, readSite, readVersions } from '#server/site/present-site.ts'
import { draftOfVersion, publishSite, undoPublish } from '#server/site/publish.ts'

/** The operator's website: its draft and its versions. */
export function siteHandlers(deps: AppDeps) {
  return {
    readSite: () => readSite(deps),
    readSiteFields: async ({ query, admin }) => ({
      fields: await readFields(deps, query.paths.split(','), admin),
    }),
    changeSiteDraft: ({ body, admin }) => changeDraft(deps, body, admin),
    discardSiteDraft: ({ query, body }) => discardDraft(deps, query.path ?? body.path),
    publishSite: ({ body: { dryRun = false, part = 'all' }, admin }) =>
      publishSite(deps, { dryRun, part }, admin),
    undoSitePublish: ({ params }) => undoPublish(deps, numberOf(params.n)),
    listSiteVersions: async () => ({ versions: await readVersions(deps) }),
    draftOfSiteVersion: ({ params, body: { dryRun = false }, admin }) =>
      draftOfVersion(deps, numberOf(params.n), { dryRun }, admin),
  } satisfies Partial<Handlers>
}

/** Problem: not-found for what is no number of a version. */
function numberOf(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Problem('not-found')
  return Number(text)
}
