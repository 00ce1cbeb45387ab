/** Marks an example in a demonstration, which only the owner can replace. */
export function ExampleMark() {
  return (
    <span className="ml-2 rounded-sm border border-dashed border-current px-1.5 align-middle font-sans text-xs font-normal text-ink-soft">
      Example
    </span>
  )
}
