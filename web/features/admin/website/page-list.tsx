import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SiteLists } from '#domain/contract/site-calls.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { newKey } from './question-buttons.tsx'
import { PAGE_KEYS, pageOfPath, SITE_PAGES, type PageKey } from './site-pages.ts'

/** The pages of the website, with what has changed on each; and the people and photos of the landing page. */
export function PageList({
  page,
  changed,
  lists,
  isOpen,
  onPart,
}: {
  page: PageKey
  changed: readonly string[]
  lists: SiteLists
  /** True on a phone while the list lies over the page. */
  isOpen: boolean
  onPart: (path: string) => void
}) {
  return (
    <div
      className={classNames(
        'flex flex-col gap-5',
        isOpen && 'max-lg:absolute max-lg:inset-0 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-4',
      )}
    >
      <Card className="bg-cream max-lg:hidden">
        <h2 className="text-base">Tap the words</h2>
        <p className="mt-1 text-sm">
          Or a picture, or a question. What has a dashed line can be changed. Guests see nothing until you
          publish.
        </p>
      </Card>
      <Rows title="Pages">
        {PAGE_KEYS.map((key) => {
          const count = changed.filter((path) => pageOfPath(path) === key).length
          const about = count > 0 ? `${count} changed` : SITE_PAGES[key].about
          return (
            <li key={key}>
              <Link
                to={`/admin/website/page/${key}`}
                aria-current={key === page ? 'page' : undefined}
                className={`${ROW} aria-[current]:bg-cream`}
              >
                <span className="min-w-0 grow">
                  <b className="block leading-snug">{SITE_PAGES[key].title}</b>
                  <span className="text-sm text-ink-soft">{about}</span>
                </span>
                {key === page ? (
                  <Badge tone="success">Open</Badge>
                ) : (
                  <ChevronRight aria-hidden className="size-5 shrink-0" />
                )}
              </Link>
            </li>
          )
        })}
      </Rows>
      {page === 'landing' && (
        <>
          <Entries title="People" entries={lists.people} add="team.people" first="name" onPart={onPart} />
          <Entries
            title="Photos"
            entries={lists.photos}
            add="gallery.photos"
            first="picture"
            onPart={onPart}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">
        Prices, dates and button words have no dashed line.{' '}
        <Link to="/admin/website/prices" className={linkStyle}>
          Change prices
        </Link>
      </p>
    </div>
  )
}

const ROW = 'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-cream'

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-white">
        {children}
      </ul>
    </section>
  )
}

function Entries({
  title,
  entries,
  add,
  first,
  onPart,
}: {
  title: string
  entries: SiteLists['people']
  /** The path of the list. */
  add: string
  /** The field that the editor opens first. */
  first: string
  onPart: (path: string) => void
}) {
  return (
    <Rows title={title}>
      {entries.map(({ path, title: name }) => (
        <li key={path}>
          <button type="button" className={ROW} onClick={() => onPart(`${path}.${first}`)}>
            <b className="grow">{name || 'No name yet'}</b>
            <ChevronRight aria-hidden className="size-5 shrink-0" />
          </button>
        </li>
      ))}
      <li className="p-1">
        <SmallButton variant="quiet" onClick={() => onPart(`${add}.own-${newKey()}.${first}`)}>
          Add {title === 'People' ? 'a person' : 'a photo'}
        </SmallButton>
      </li>
    </Rows>
  )
}
