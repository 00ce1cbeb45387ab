import { EXAMPLE_MARK } from '#domain/site/organiser.ts'

/** Behind what only the owner can write, and has not yet: live mode does not start with it. */
export function OwnersMark() {
  return (
    <>
      {' '}
      <span className="inline-block rounded-sm border border-dashed border-current px-1 align-middle text-xs leading-tight font-normal whitespace-nowrap">
        {EXAMPLE_MARK}
      </span>
    </>
  )
}
