import { Building2, Check, Eye, History, ListTodo, PanelsTopLeft, Pencil, Tag } from 'lucide-react'
import { Link } from 'react-router'
import { formatInstant } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { List } from '#web/features/admin/kit/list/group.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Published } from './published.tsx'
import { cardStyle, publishedTogether, PublishLink, siteQuery, WebsitePage } from './website-page.tsx'

export const loader = reading('readSite')

/** The operator's website: open it and tap the words, publish the draft, and the five things around it. */
export default function OverviewScreen() {
  const query = useAdminQuery(siteQuery)
  return (
    <WebsitePage
      title="Website"
      back={false}
      bar={null}
      below={
        query.data &&
        (query.data.publishedAt === null
          ? 'Guests see the website that we wrote for you'
          : `Guests see the version of ${formatInstant(new Date(query.data.publishedAt))}`)
      }
      head={
        <ButtonLink href="/" target="_blank" size="sm" variant="secondary">
          <Eye aria-hidden className="size-4" />
          See it as a guest
        </ButtonLink>
      }
    >
      <Published />
      <Loaded query={query} what="The website" seen="Website">
        {(site) => (
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <OpenWebsite />
            <DraftCard changes={publishedTogether(site)} />
            <Things site={site} />
          </div>
        )}
      </Loaded>
    </WebsitePage>
  )
}

function OpenWebsite() {
  return (
    <Link
      to="/admin/website/page"
      className="group relative isolate flex min-h-56 flex-col justify-end overflow-hidden rounded-lg p-5 text-white focus-visible:outline-offset-4 lg:min-h-96"
    >
      <Picture
        file={heroPicture}
        alt=""
        sizes="(min-width: 64rem) 45rem, 100vw"
        className="absolute inset-0 -z-10 size-full"
      />
      <span
        aria-hidden
        className="absolute inset-0 -z-10 bg-linear-to-t from-sea-deep via-sea-deep/60 to-transparent"
      />
      <b className="font-display text-xl">Open the website and tap the words</b>
      <span>Words, pictures and questions</span>
      <span
        aria-hidden
        className="mt-3 inline-flex min-h-11 items-center gap-2 self-start rounded-full bg-cream px-5 font-semibold text-sea group-hover:bg-white"
      >
        <Pencil className="size-4" />
        Open the website
      </span>
    </Link>
  )
}

function DraftCard({ changes }: { changes: SiteState['draft']['changes'] }) {
  const count = changes.length
  if (count === 0) return null
  return (
    <section aria-label="Your draft" className={cardStyle}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{counted(count, 'change')}</h2>
          <p className="text-sm text-ink-soft">Only you see {count === 1 ? 'it' : 'them'}</p>
        </div>
        <PublishLink changes={count} />
      </div>
      <ul className="mt-3 divide-y divide-line text-sm max-lg:hidden">
        {changes.slice(0, 6).map(({ path, title }) => (
          <li key={path} className="py-2 wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}

const OF_BUSINESS = /^(business|package-travel)\./
const OF_PRICES = /^prices\./

function Things({ site: { todo, leftOut, draft } }: { site: SiteState }) {
  const left = todo.filter(({ done }) => !done).length
  const changed = (isOf: (path: string) => boolean) => draft.changes.filter(({ path }) => isOf(path)).length
  const things = [
    {
      to: 'todo',
      icon: ListTodo,
      title: 'To do',
      about: `${left === 0 ? 'Nothing left' : `${counted(left, 'fact')} only you know`}. ${counted(leftOut.length, 'optional part')} left out.`,
    },
    {
      to: 'page',
      icon: PanelsTopLeft,
      title: 'Pages',
      about: 'Landing page, guide, emails, terms',
      changed: changed((path) => !OF_PRICES.test(path) && !OF_BUSINESS.test(path)),
    },
    {
      to: 'prices',
      icon: Tag,
      title: 'Prices',
      about: 'Three prices and the private room',
      changed: changed((path) => OF_PRICES.test(path)),
    },
    {
      to: 'business',
      icon: Building2,
      title: 'Business',
      about: 'Bank account, insurer, contact',
      changed: changed((path) => OF_BUSINESS.test(path)),
    },
    { to: 'history', icon: History, title: 'History', about: 'Every version that guests have seen' },
  ]
  return (
    <List className="lg:col-start-1">
      {things.map(({ to, changed: count = 0, ...thing }) => (
        <LinkRow key={to} to={`/admin/website/${to}`} {...thing}>
          {to === 'todo' && left === 0 && (
            <Badge tone="success">
              <Check aria-hidden className="size-3.5" />
              Done
            </Badge>
          )}
          {count > 0 && <Badge tone="success" className="whitespace-nowrap">{`${count} changed`}</Badge>}
        </LinkRow>
      ))}
    </List>
  )
}
