import { Logo } from './logo.tsx'

/** The logo in a header, linked to the landing page. On phones the wordmark is hidden where the guest's name leaves no room. */
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
