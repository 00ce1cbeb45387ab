import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/page/spinner.tsx'
import { useHydrated } from './use-hydrated.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and shows `busyLabel`. */
    busy?: boolean
    /** What it says while busy ("Signing in..."); its own label where left out. */
    busyLabel?: ReactNode
    /** It works without any script, as the button of a form that the browser itself can send. */
    native?: boolean
  }

/**
 * A button; while busy it swaps its label without changing its width. Until it is hydrated it could do nothing: it is
 * disabled, and says why where that takes longer than a moment.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  native = false,
  disabled = false,
  type = 'button',
  onMouseDown,
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
        // The press leaves the focus in the field: an error that appears when it is left would push the button away
        // from under the finger, and the click would be lost.
        if (type === 'submit') event.preventDefault()
        onMouseDown?.(event)
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
        // Both labels lie in one grid cell, so the wider one sets the width from the start.
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

/** Lies over the label from the second second on: most pages are hydrated before. */
function StillLoading() {
  return (
    <span className="invisible absolute -inset-0.5 grid animate-appear place-items-center overflow-hidden rounded-full bg-sand text-ink noscript:visible @container">
      <span className="inline-flex items-center gap-2 noscript:hidden">
        <Spinner />
        {/* A round button has room for the ring alone. */}
        <span className="sr-only @min-[6rem]:not-sr-only">Loading...</span>
      </span>
      <span className="hidden leading-none whitespace-normal noscript:inline">Needs JavaScript</span>
    </span>
  )
}
