import {
  Building2,
  Check,
  ChevronRight,
  Eye,
  History,
  ListTodo,
  PanelsTopLeft,
  Pencil,
  Tag,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { formatInstant } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { Loaded, useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { SendKeptWords } from './kept-words.tsx'
import { Published } from './published.tsx'
import { NoConnection, publishedTogether, siteQuery } from './website-page.tsx'

export const loader = reading('readSite')

/** The operator's website: open it and tap the words, publish the draft, and the five things around it. */
export default function OverviewScreen() {
  const query = useAdminQuery(siteQuery)
  return (
    <>
      <AdminHead
        title="Website"
        below={
          query.data &&
          (query.data.publishedAt === null
            ? 'Guests see the website that we wrote for you'
            : `Guests see the version of ${formatInstant(new Date(query.data.publishedAt))}`)
        }
      >
        <ButtonLink href="/" target="_blank" size="sm" variant="secondary">
          <Eye aria-hidden className="size-4" />
          See it as a guest
        </ButtonLink>
      </AdminHead>
      <NoConnection />
      <Published />
      <Loaded query={query} what="The website" seen="Website">
        {(site) => (
          <div className="mt-4 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <div className="flex min-w-0 flex-col gap-5 lg:row-span-2">
              <OpenWebsite />
            </div>
            {publishedTogether(site).length > 0 && <DraftCard changes={publishedTogether(site)} />}
            <Things site={site} />
          </div>
        )}
      </Loaded>
      <SendKeptWords />
    </>
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
  return (
    <section aria-label="Your draft" className="rounded-lg border border-line bg-white p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{counted(count, 'change')}</h2>
          <p className="text-sm text-ink-soft">Only you see {count === 1 ? 'it' : 'them'}</p>
        </div>
        <RoutedButtonLink to="/admin/website/publish">Look and publish ({count})</RoutedButtonLink>
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

function Things({ site }: { site: SiteState }) {
  const left = site.todo.filter(({ done }) => !done).length
  const changed = (of: (path: string) => boolean) => site.draft.changes.filter(({ path }) => of(path)).length
  const ofPrices = (path: string) => path.startsWith('prices.')
  const ofBusiness = (path: string) => path.startsWith('business.') || path.startsWith('package-travel.')
  const things: Thing[] = [
    {
      to: 'todo',
      icon: ListTodo,
      title: 'To do',
      about: `${left === 0 ? 'Nothing left' : `${counted(left, 'fact')} only you know`}. ${counted(site.leftOut, 'optional part')} left out.`,
      isDone: left === 0,
    },
    {
      to: 'page',
      icon: PanelsTopLeft,
      title: 'Pages',
      about: 'Landing page, guide, emails, terms',
      changed: changed((path) => !ofPrices(path) && !ofBusiness(path)),
    },
    {
      to: 'prices',
      icon: Tag,
      title: 'Prices',
      about: 'Three prices and the private room',
      changed: changed(ofPrices),
    },
    {
      to: 'business',
      icon: Building2,
      title: 'Business',
      about: 'Bank account, insurer, contact',
      changed: changed(ofBusiness),
    },
    { to: 'history', icon: History, title: 'History', about: 'Every version that guests have seen' },
  ]
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-white lg:col-start-1">
      {things.map((thing) => (
        <ThingRow key={thing.to} {...thing} />
      ))}
    </ul>
  )
}

interface Thing {
  to: string
  icon: LucideIcon
  title: string
  about: string
  isDone?: boolean
  changed?: number
}

function ThingRow({ to, icon: Icon, title, about, isDone = false, changed = 0 }: Thing) {
  return (
    <li>
      <Link to={`/admin/website/${to}`} className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-cream">
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-amber-soft text-sea">
          <Icon aria-hidden className="size-5" />
        </span>
        <span className="min-w-0 grow">
          <b className="block">{title}</b>
          <span className="block text-sm text-ink-soft">{about}</span>
        </span>
        {isDone && (
          <Badge tone="success">
            <Check aria-hidden className="size-3.5" />
            Done
          </Badge>
        )}
        {changed > 0 && <Badge tone="success" className="whitespace-nowrap">{`${changed} changed`}</Badge>}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
