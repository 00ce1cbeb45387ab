/** Beside what only the owner can say: a demonstration shows the example, and that it is one. */
export function ExampleMark() {
  return (
    <span className="ml-2 rounded-sm border border-dashed border-current px-1.5 align-middle font-sans text-xs font-normal text-ink-soft">
      Example
    </span>
  )
}
