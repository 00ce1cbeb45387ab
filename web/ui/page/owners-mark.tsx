import { EXAMPLE_MARK } from '#domain/site/organiser.ts'

/** Marks a placeholder that only the owner can replace; live mode does not start while one is left. */
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
