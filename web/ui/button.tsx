import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonLook } from './button-style.ts'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and shows `busyLabel`. */
    busy?: boolean
    /** What it says while busy ("Signing in..."); its own label where left out. */
    busyLabel?: ReactNode
  }

/** A button; while busy it swaps its label without changing its width. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  type = 'button',
  onMouseDown,
  className,
  children,
  ...rest
}: ButtonProps) {
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
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-busy={busy || undefined}
      className={classNames(buttonStyle({ variant, size, wide }), className)}
    >
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
