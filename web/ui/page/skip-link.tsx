/** The first thing the Tab key reaches: jumps over the header to `#main`. Unseen above a page, it would be printed at the foot of the one before. */
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
