import type { SiteState } from '#domain/contract/site-calls.ts'
import type { UnseenRow } from './frame-parts.ts'
import { pageOfPath, type PageKey } from './site-pages.ts'

/** Lists of the landing page to which the operator adds; the editor makes the key of what is added. */
const ADDED: readonly UnseenRow[] = [
  { path: 'team.people.own-.name', state: '', title: 'Who looks after your guests', button: 'Add a person' },
  { path: 'gallery.photos.own-.picture', state: '', title: 'Your own photos', button: 'Add a photo' },
]

/** Returns the rows for what guests don't see of a page: hidden questions, parts that are left out, and what can be added. */
export function unseenRows(page: PageKey, { questions, leftOut }: SiteState): UnseenRow[] {
  const hidden = questions.flatMap(({ entries }) =>
    entries.flatMap(({ path, title, isHidden }, index) => {
      const before = entries.slice(0, index).findLast((entry) => !entry.isHidden)
      const after = before && `${before.path}.question`
      const row = { path: `${path}.question`, after, state: 'Hidden: ', title, button: 'Show' }
      return isHidden ? [row] : []
    }),
  )
  const parts = leftOut
    .filter(({ path }) => !path.startsWith('business.'))
    .map((part) => ({ ...part, state: 'Left out: ', button: 'Fill in' }))
  return [...hidden, ...parts, ...ADDED].filter(({ path }) => pageOfPath(path) === page)
}
