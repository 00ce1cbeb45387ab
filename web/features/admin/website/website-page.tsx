import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { BANK_ACCOUNT_PATHS } from '#domain/site/site-fields.ts'
import { ActionBar } from '#web/features/admin/kit/form/form-page.tsx'
import { readQuery, useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead, BackLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { SendKeptWords, useKeptState, useWaitingWords } from './kept-words.tsx'

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
  children,
}: {
  title: string
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <BackLink to="/admin/website">Website</BackLink>
      <AdminHead title={title} below={below} />
      <NoConnection />
      <div className="mt-4">{children}</div>
      <PublishBar />
      <SendKeptWords />
    </>
  )
}

/** Says that words wait on this device. */
export function NoConnection() {
  const waiting = useWaitingWords()
  if (waiting === 0) return null
  return (
    <output className="mt-3 flex gap-2 rounded-lg border border-line bg-amber-soft p-3 text-sm">
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <b>No connection.</b> Your last {counted(waiting, 'change')} {waiting === 1 ? 'is' : 'are'} kept on
        this device and saved when you’re online. Publishing waits.
      </span>
    </output>
  )
}

const STATE_TEXT = { saved: 'Saved as a draft', saving: 'Saving…', waiting: 'Kept on this device' }

/** Returns the changes that are published together: a new bank account counts on its own. */
export function publishedTogether({ draft }: SiteState): SiteState['draft']['changes'] {
  return draft.changes.filter(({ path }) => !BANK_ACCOUNT_PATHS.includes(path))
}

/** The way to publish, once there is a change. */
export function PublishBar() {
  const { data } = useReadQuery(siteQuery, null)
  const state = useKeptState()
  const changes = data ? publishedTogether(data).length : 0
  if (changes === 0) return null
  return (
    <ActionBar onLaptop="sticky" className="mt-6">
      <div className="flex items-center justify-between gap-3">
        <p className="figures text-sm">
          <b className="block">{counted(changes, 'change')}</b>
          <span className="text-ink-soft">{STATE_TEXT[state]}</span>
        </p>
        <RoutedButtonLink to="/admin/website/publish">Look and publish ({changes})</RoutedButtonLink>
      </div>
    </ActionBar>
  )
}
