/** Beside a value that the owner still has to write: a demonstration shows it marked. */
export function OwnersMark() {
  return (
    <>
      {' '}
      <span className="inline-block rounded-sm border border-dashed border-current px-1.5 text-xs font-normal whitespace-nowrap">
        owner’s content
      </span>
    </>
  )
}
