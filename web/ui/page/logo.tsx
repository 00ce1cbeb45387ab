import { classNames } from '#web/ui/class-names.ts'

const iconPaths = {
  canopy: 'M6.3 27.6A19 21 -16 0 1 42.3 17.3L42.9 20.6A18.6 13.2 -16 0 0 7.5 30.7Z',
  panel: 'M14.7 8A19 21 -16 0 1 24.7 5.1L27.1 13.8A18.6 13.2 -16 0 0 17.3 16.6Z',
  wave: 'M2 38c5.5-7.5 12.5-9.4 20-5.2 8 4.5 15.5 3.8 24-4.8-4.2 11.2-14.5 16-25.2 10.8-7-3.4-12.6-4-18.8-.8Z',
  swell: 'M9 44.8c5.5-3 9.5-2 14-.3s9.5 1.2 14-2.3',
}

/** The icon of the logo: a kite over a breaking wave. */
export function LogoIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={className}>
      <path d={iconPaths.canopy} className="fill-coral" />
      <path d={iconPaths.panel} className="fill-amber" />
      <path d={iconPaths.wave} className="fill-teal" />
      <path d={iconPaths.swell} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** The logo: icon and wordmark in the text's colour. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <LogoIcon className="size-[1.7em] shrink-0" />
      <span className="font-display text-[1.25em] leading-none font-bold tracking-tight">Tradewind</span>
    </span>
  )
}

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
