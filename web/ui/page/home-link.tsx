import { Logo } from './logo.tsx'

/** The mark in a header. On a phone a guest's name comes first: where the mark's word has no room beside it, it falls out of sight. */
export function HomeLink() {
  return (
    <a
      href="/"
      aria-label="Tradewind, home"
      className="inline-flex min-h-11 max-w-max min-w-0 shrink-0 grow basis-[3rem] items-center rounded-md"
    >
      <Logo className="h-[1.7em] flex-wrap overflow-hidden" />
    </a>
  )
}
