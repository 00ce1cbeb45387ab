import type { SiteFieldView, SiteLists } from '#domain/contract/site-calls.ts'
import type { HiddenRow } from './frame-parts.ts'

/** Returns the rows for what guests don't see: hidden questions, and parts that are left out. */
export function hiddenRows(lists: SiteLists, fields: readonly SiteFieldView[]): HiddenRow[] {
  const questions = lists.questions.flatMap(({ entries }) => {
    const [first] = entries.filter(({ isHidden }) => !isHidden)
    return entries.flatMap(({ path, title, isHidden }, index) => {
      const shown = entries.slice(0, index).findLast((entry) => !entry.isHidden) ?? first
      return isHidden && shown ? [{ path: `${path}.question`, title, after: `${shown.path}.question` }] : []
    })
  })
  const parts = fields
    .filter(
      ({ mayLeaveOut, value, isExample, isChanged }) =>
        mayLeaveOut && (value === null || (isExample && !isChanged)),
    )
    .map(({ path, label }) => ({ path, title: label, after: path.split('.').slice(0, -1).join('.') }))
  return [...questions, ...parts]
}
