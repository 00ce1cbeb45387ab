import { useEffect, useRef, useState } from 'react'

/** What was filled in, by the inputs' names. */
export type EarlyInput = Record<string, string>

/**
 * What a guest has filled into a form before the page's scripts came. Read it while the form is first rendered:
 * react-hook-form writes its own first values over the inputs as soon as it takes them over.
 */
export function readEarlyInput(formId: string): EarlyInput {
  const inputs = findForm(formId)?.querySelectorAll('input, select, textarea') ?? []
  const filledIn = [...inputs].filter((input) => isControl(input)).filter((control) => isFilledIn(control))
  return Object.fromEntries(filledIn.map(({ name, value }) => [name, value]))
}

/**
 * The same, and what is typed while the page is coming to life: call it while the form is first rendered, and what it
 * returns once the form answers to its inputs.
 */
export function collectEarlyInput(formId: string): () => EarlyInput {
  const early = readEarlyInput(formId)
  const collecting = new AbortController()
  findForm(formId)?.addEventListener(
    'input',
    ({ target }) => {
      if (!isControl(target)) return
      if (isFilledIn(target)) early[target.name] = target.value
      else delete early[target.name]
    },
    { signal: collecting.signal, capture: true },
  )
  return () => {
    collecting.abort()
    return early
  }
}

/**
 * Hands over what was filled in early, once the page is alive: the first rendering in the browser has to look like the
 * server's, so a form that shows itself by its values takes them right after it.
 */
export function useEarlyInput(formId: string, take: (early: EarlyInput) => void): void {
  const [collected] = useState(() => collectEarlyInput(formId))
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    take(collected())
  })
}

function findForm(formId: string): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.getElementById(formId)
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

/** Whether somebody changed it: it differs from what the server sent. */
function isFilledIn(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected
  if (control.type === 'radio' || control.type === 'checkbox')
    return control instanceof HTMLInputElement && control.checked && !control.defaultChecked
  return control.value !== control.defaultValue
}
