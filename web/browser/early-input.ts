import { useEffect, useRef, useState } from 'react'

/**
 * What a guest has filled into a form before the page's scripts came, by the inputs' names. Read it while the form is
 * first rendered: react-hook-form writes its own first values over the inputs as soon as it takes them over.
 */
export function readEarlyInput(formId: string): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!form) return {}
  const early = new Map<string, string>()
  for (const control of form.querySelectorAll('input, select, textarea')) {
    if (isFilledIn(control)) early.set(control.name, control.value)
  }
  return Object.fromEntries(early)
}

/**
 * Hands over what was filled in early, once the page is alive: the first rendering in the browser has to look like the
 * server's, so a form that shows itself by its values takes them right after it.
 */
export function useEarlyInput(formId: string, take: (early: Record<string, string>) => void): void {
  const [early] = useState(() => readEarlyInput(formId))
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    take(early)
  })
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether somebody changed it: it differs from what the server sent. */
function isFilledIn(control: Element): control is Control {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio' || control.type === 'checkbox')
      return control.checked && !control.defaultChecked
    return control.value !== control.defaultValue
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  return control instanceof HTMLSelectElement && !control.selectedOptions[0]?.defaultSelected
}
