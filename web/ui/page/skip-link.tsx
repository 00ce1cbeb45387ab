/**
 * The first element that the Tab key reaches: it jumps over the header to `#main`. Not printed, because its hidden position would put it at
 * the end of the previous page.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-sea px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}
