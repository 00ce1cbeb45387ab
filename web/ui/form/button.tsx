import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Spinner } from '#web/ui/page/loading.tsx'

type ButtonVariant =
  | 'primary'
  | 'secondary'
  | 'sea'
  | 'quiet'
  | 'danger'
  | 'danger-outline'
  | 'light'
  | 'link'
  | 'danger-link'
/** sm is 44 px high, the minimum for a touch target. */
type ButtonSize = 'sm' | 'md' | 'lg'

export type ButtonLook = {
  /**
   * primary: the one main action of a screen. sea: the main action of a panel. light: on the sea or over a photograph. link and
   * danger-link: rarely used actions, underlined like a link.
   */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** True to fill the width of the column, as a main action on a phone should. */
  wide?: boolean | undefined
}

const shape =
  'relative inline-flex items-center justify-center gap-2 rounded-full border-2 text-center font-bold no-underline transition-[background-color,border-color,color,translate] active:translate-y-px disabled:translate-y-0 [&>svg]:shrink-0'

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 py-1.5 text-sm leading-tight',
  md: 'min-h-12 px-5 py-2 text-base leading-tight',
  lg: 'min-h-14 px-7 py-3 text-lg leading-tight',
}

// A busy button is disabled too, but keeps its colour to show that it is working.
const dimmed =
  'disabled:not-data-busy:border-line disabled:not-data-busy:bg-sand disabled:not-data-busy:text-ink-soft'

const underlined = 'underline! decoration-1 underline-offset-4'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-coral bg-coral text-ink hover:border-coral-bright hover:bg-coral-bright',
  secondary: 'border-sea bg-white text-sea hover:bg-cream',
  sea: 'border-sea bg-sea text-white hover:border-sea-deep hover:bg-sea-deep',
  quiet: 'border-transparent text-sea hover:bg-sand hover:text-sea',
  danger: 'border-danger bg-danger text-white hover:border-danger-bright hover:bg-danger-bright',
  'danger-outline': 'border-danger bg-white text-danger hover:bg-danger-soft',
  light: 'border-cream bg-cream text-sea hover:border-white hover:bg-white',
  link: `not-forced-colors:border-x-0 border-transparent text-teal-deep hover:bg-sand hover:text-sea ${underlined}`,
  'danger-link': `not-forced-colors:border-x-0 border-transparent text-danger hover:bg-danger-soft ${underlined}`,
}

/** Returns the class names of a button, for any element that has to look like one. */
export function buttonStyle({ variant = 'primary', size = 'md', wide = false }: ButtonLook): string {
  return classNames(shape, sizes[size], variants[variant], dimmed, wide && 'w-full')
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true, the button is disabled and shows `busyLabel`. */
    busy?: boolean
    /** The label while busy ("Signing in..."). Omit it to keep the normal label. */
    busyLabel?: ReactNode
    /** True if the button works without scripts, as the submit button of a form that the browser can send. */
    native?: boolean
  }

/** A button that keeps its width while busy. Disabled until it is hydrated, and says so if that takes longer than a second. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  native = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) {
  const loading = !useHydrated() && !native && !disabled && !busy
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- typed, and "button" unless asked for otherwise
      type={type}
      onMouseDown={(event) => {
        // Keeps the focus in the field: an error that appears on blur would move the button away and lose the click.
        if (type === 'submit') event.preventDefault()
      }}
      disabled={disabled || busy || loading}
      aria-busy={busy || undefined}
      data-busy={busy || loading || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
      {loading && <StillLoading />}
      {busyLabel === undefined ? (
        <>
          {busy && <Spinner />}
          {children}
        </>
      ) : (
        // Both labels share one grid cell, so the wider one sets the width from the start.
        <span className="grid place-items-center *:[grid-area:1/1]">
          <span className={classNames('inline-flex items-center gap-2', busy && 'invisible')}>
            {children}
          </span>
          <span className={classNames('inline-flex items-center gap-2', !busy && 'invisible')}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  )
}

/**
 * A loading label over the button, shown only after one second because most pages are hydrated before that. After 20 seconds a script has
 * probably failed to load, and only a new page loads it again.
 */
function StillLoading() {
  return (
    <span className="invisible absolute -inset-0.5 grid animate-appear place-items-center overflow-hidden rounded-full bg-sand text-ink noscript:visible @container">
      <span className="inline-flex items-center gap-2 noscript:hidden">
        <Spinner />
        {/* A round button has room only for the spinner. */}
        <span className="sr-only @min-[6rem]:not-sr-only">Loading...</span>
      </span>
      <span className="invisible absolute inset-0 hidden animate-appear-late place-items-center bg-sand leading-none whitespace-normal @min-[6rem]:grid noscript:hidden">
        Please reload the page
      </span>
      <span className="hidden leading-none whitespace-normal noscript:inline">Needs JavaScript</span>
    </span>
  )
}

/** A plain link that looks like a button, for anchors and full page loads. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  children,
  ...link
}: ComponentProps<'a'> & { href: string } & ButtonLook) {
  return (
    <a {...link} className={classNames(buttonStyle({ variant, size, wide }), className)}>
      {children}
    </a>
  )
}

/** A link to a fixed page ("Go Back", "Back to Homepage"); a plain link, so it works without scripts. */
export function BackButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} variant="quiet" size="sm" className="-ml-4 self-start">
      <ArrowLeft aria-hidden className="size-5" />
      {children}
    </ButtonLink>
  )
}
