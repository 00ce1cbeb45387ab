import type { ReactNode } from 'react'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { BANK_ACCOUNT_PATHS } from '#domain/site/site-fields.ts'
import { ActionBar } from '#web/features/admin/kit/form/form-page.tsx'
import { readQuery, useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { useSavedText, WaitingWords } from './kept-words.tsx'

export const siteQuery = readQuery('/api/admin/site')

/** Query for fields of the website, by their paths. */
export function fieldsQuery(paths: readonly string[]) {
  return readQuery('/api/admin/site/fields', { query: { paths: paths.join(',') } })
}

/** Reads the state of the website and the fields at these paths, so that the page is rendered with them. */
export async function readWithFields(args: Parameters<typeof readAnswers>[0], paths: readonly string[]) {
  const [site, fields] = await Promise.all([
    readAnswers(args, ['readSite']),
    readAnswers(args, ['readSiteFields'], { paths: paths.join(',') }),
  ])
  return { reads: { ...site.reads, ...fields.reads } }
}

/** A page of Website, one level below it, with the way to publish. */
export function WebsitePage({
  title,
  below,
  back = true,
  head,
  bar = <PublishBar />,
  children,
}: {
  title: string
  below?: ReactNode
  /** False for Website itself. */
  back?: boolean
  /** Actions beside the heading. */
  head?: ReactNode
  bar?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      {back && <BackLink to="/admin/website">Website</BackLink>}
      <AdminHead title={title} below={below}>
        {head}
      </AdminHead>
      <WaitingWords />
      <div className="mt-4">{children}</div>
      {bar}
    </>
  )
}

/** Two columns on a laptop, one below the other on a phone. */
export function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      <div className="flex min-w-0 flex-col gap-5">{aside}</div>
    </div>
  )
}

export const cardStyle = 'rounded-lg border border-line bg-white p-4'

/** Returns the changes that are published together: a new bank account counts on its own. */
export function publishedTogether({ draft }: SiteState): SiteState['draft']['changes'] {
  return draft.changes.filter(({ path }) => !BANK_ACCOUNT_PATHS.includes(path))
}

/** The coral button of Website. */
export function PublishLink({ changes }: { changes: number }) {
  if (changes === 0) return null
  return (
    <RoutedButtonLink to="/admin/website/publish" size="sm">
      Look and publish ({changes})
    </RoutedButtonLink>
  )
}

/** The way to publish, once there is a change. */
function PublishBar() {
  const { data } = useReadQuery(siteQuery, null)
  const savedText = useSavedText()
  const changes = data ? publishedTogether(data).length : 0
  if (changes === 0) return null
  return (
    <ActionBar onLaptop="sticky" className="mt-6">
      <DraftLine changes={changes} savedText={savedText} />
    </ActionBar>
  )
}

/** How the draft stands, with the way to publish. */
export function DraftLine({ changes, savedText }: { changes: number; savedText: string | null }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm">
        <b className="block">{changes === 0 ? 'Tap the words' : counted(changes, 'change')}</b>
        <span className="text-ink-soft">
          {savedText ?? (changes === 0 ? 'Guests see nothing until you publish.' : 'Saved as a draft')}
        </span>
      </p>
      <PublishLink changes={changes} />
    </div>
  )
}
