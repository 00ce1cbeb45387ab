import { useQuery } from '@tanstack/react-query'
import { Eye, Mail, Users } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { counted } from '#domain/base/wording.ts'
import type { PublishedSite, SiteState } from '#domain/contract/site-calls.ts'
import { api } from '#web/api/client.ts'
import { ActButton, AskButton } from '#web/features/admin/kit/form/actions.tsx'
import { useConfirmation } from '#web/features/admin/kit/form/confirmation.tsx'
import { ActionBar } from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { List } from '#web/features/admin/kit/list/group.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { useKeptState } from './kept-words.tsx'
import { placeOfField } from './site-pages.ts'
import { cardStyle, Columns, publishedTogether, siteQuery, WebsitePage } from './website-page.tsx'

export const loader = reading('readSite')

/** What changes and for whom, before it is published as a whole. */
export default function PublishScreen() {
  const query = useAdminQuery(siteQuery)
  const changes = query.data ? publishedTogether(query.data) : []
  return (
    <WebsitePage
      title="Look and publish"
      below={query.data && `${counted(changes.length, 'change')}. Guests see none of them yet.`}
      bar={changes.length > 0 && <Bar changes={changes} />}
    >
      <Loaded query={query} what="The draft" seen="the draft">
        {() =>
          changes.length === 0 ? (
            <p>Nothing is changed. Open the website and tap the words.</p>
          ) : (
            <Changes changes={changes} />
          )
        }
      </Loaded>
    </WebsitePage>
  )
}

type DraftChange = SiteState['draft']['changes'][number]

function Changes({ changes }: { changes: readonly DraftChange[] }) {
  const navigate = useNavigate()
  const wrong = changes.filter(({ problem }) => problem !== null)
  const look = useQuery({
    queryKey: ['/api/admin/site', 'look', changes],
    queryFn: () => api('POST', '/api/admin/site/publish', { body: { dryRun: true, part: 'rest' } }),
    enabled: wrong.length === 0,
  })
  const count = counted(changes.length, 'change')
  return (
    <Columns
      aside={
        <>
          <List>
            <LinkRow
              to="/admin/website/page"
              icon={Eye}
              title="See it first"
              about="The website, with your changes"
            />
          </List>
          <section className={`${cardStyle} flex flex-col items-start gap-2`}>
            <h2 className="text-base">Not now?</h2>
            <p className="text-sm">Leave: your draft stays. Or start again from what guests see today.</p>
            <AskButton
              variant="quiet"
              className="-ml-3 text-danger!"
              act={() => api('DELETE', '/api/admin/site/draft')}
              failed="Not discarded"
              onDone={() => navigate('/admin/website')}
              question={{
                title: `Discard ${count}?`,
                description:
                  'Your words and pictures of this draft are gone. Guests see what they see today.',
                confirmLabel: 'Discard',
                cancelLabel: 'Keep the draft',
              }}
            >
              {changes.length === 1 ? 'Discard the change' : `Discard all ${count}`}
            </AskButton>
          </section>
        </>
      }
    >
      {wrong.length > 0 && <Wrong wrong={wrong} of={changes.length} />}
      {look.data?.rows.map((row) => (
        <ChangeCard key={row.path} row={row} />
      ))}
      {look.isError && <p role="alert">What would change could not be read. Please try again.</p>}
    </Columns>
  )
}

function Bar({ changes }: { changes: readonly DraftChange[] }) {
  const navigate = useNavigate()
  const state = useKeptState()
  const { confirming, dialog } = useConfirmation()
  return (
    <ActionBar onLaptop="sticky" className="mt-6">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm">
          <b className="block">Live in 5 seconds</b>
          <span className="text-ink-soft">Undo for {UNDO_SECONDS} seconds</span>
        </p>
        <ActButton
          variant="primary"
          disabled={changes.some(({ problem }) => problem !== null) || state !== 'saved'}
          act={() => confirming(() => api('POST', '/api/admin/site/publish', { body: { part: 'rest' } }))}
          failed="Not published"
          onDone={({ version, changes: said }: PublishedSite) =>
            navigate('/admin/website', {
              state: { version, changes: said, until: Date.now() + UNDO_SECONDS * 1000 },
            })
          }
        >
          Publish {counted(changes.length, 'change')}
        </ActButton>
        {dialog}
      </div>
    </ActionBar>
  )
}

function Wrong({ wrong, of }: { wrong: readonly DraftChange[]; of: number }) {
  return (
    <section role="alert" className="rounded-lg border border-danger bg-white p-4">
      <h2 className="text-base">
        {wrong.length} of {counted(of, 'change')} {wrong.length === 1 ? 'needs' : 'need'} you
      </h2>
      <ul className="mt-2 flex flex-col gap-3 text-sm">
        {wrong.map(({ path, title, problem }) => (
          <li key={path} className="wrap-anywhere">
            <b>{title}</b>: {problem}{' '}
            <Link to={placeOfField(path)} className={linkStyle}>
              Show me
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ICONS = { keep: Users, see: Eye, mail: Mail }

function ChangeCard({
  row: { path, title, before, after, effects },
}: {
  row: PublishedSite['rows'][number]
}) {
  return (
    <section aria-label={title} className={cardStyle}>
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base wrap-anywhere">{title}</h2>
        <Link to={placeOfField(path)} className={`${linkStyle} inline-flex min-h-11 shrink-0 items-center`}>
          Change
        </Link>
      </div>
      <dl className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">Now</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{before ?? 'Nothing'}</dd>
        <dt className="text-ink-soft">Then</dt>
        <dd className="font-semibold whitespace-pre-line wrap-anywhere">{after ?? 'Left out'}</dd>
      </dl>
      <ul className="mt-3 flex flex-col gap-1.5 text-sm">
        {effects.map(({ kind, text }) => {
          const Icon = ICONS[kind]
          return (
            <li key={text} className="flex gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-teal-deep" />
              {text}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
