import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/page/spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

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

/** A loading label over the button, shown only after one second because most pages are hydrated before that. */
function StillLoading() {
  return (
    <span className="invisible absolute -inset-0.5 grid animate-appear place-items-center overflow-hidden rounded-full bg-sand text-ink noscript:visible @container">
      <span className="inline-flex items-center gap-2 noscript:hidden">
        <Spinner />
        {/* A round button has room only for the spinner. */}
        <span className="sr-only @min-[6rem]:not-sr-only">Loading...</span>
      </span>
      <span className="hidden leading-none whitespace-normal noscript:inline">Needs JavaScript</span>
    </span>
  )
}
