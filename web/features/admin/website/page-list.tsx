import { Link } from 'react-router'
import { Group } from '#web/features/admin/kit/list/group.tsx'
import { LinkRow } from '#web/features/admin/kit/list/link-row.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { PAGE_KEYS, pageOfPath, SITE_PAGES, type PageKey } from './site-pages.ts'

/** The pages of the website, with what has changed on each. */
export function PageList({
  page,
  changed,
  isOpen,
}: {
  page: PageKey
  changed: readonly string[]
  /** True on a phone while the list lies over the page. */
  isOpen: boolean
}) {
  return (
    <div
      className={classNames(
        'flex flex-col gap-5',
        isOpen && 'max-lg:absolute max-lg:inset-0 max-lg:overflow-y-auto max-lg:bg-paper max-lg:p-4',
      )}
    >
      <Card tone="cream" className="max-lg:hidden">
        <h2 className="text-base">Tap the words</h2>
        <p className="mt-1 text-sm">
          Or a picture, or a question. What has a dashed line can be changed. Guests see nothing until you
          publish.
        </p>
      </Card>
      <Group title="Pages">
        {PAGE_KEYS.map((key) => {
          const count = changed.filter((path) => pageOfPath(path) === key).length
          return (
            <LinkRow
              key={key}
              to={`/admin/website/page/${key}`}
              isCurrent={key === page}
              title={SITE_PAGES[key].title}
              about={count > 0 ? `${count} changed` : SITE_PAGES[key].about}
            >
              {key === page && <Badge tone="success">Open</Badge>}
            </LinkRow>
          )
        })}
      </Group>
      <p className="text-sm text-ink-soft">
        Prices, dates and button words have no dashed line.{' '}
        <Link to="/admin/website/prices" className={linkStyle}>
          Change prices
        </Link>
      </p>
    </div>
  )
}
