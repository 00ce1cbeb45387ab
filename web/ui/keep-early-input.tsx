import { useInsertionEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what was typed or chosen before the page was hydrated. React then knows only the values that the server sent, and
 * would put them back at the next change. The inputs are read when the page is first rendered in the browser, and again
 * right before it is hydrated, because somebody may type in between. Then each changed one gets its value once more, with the event
 * that a person's hand causes: so every form hears of it, whether React keeps its values or the inputs do. It must be inside the
 * `<Activity>` or `<Suspense>` that the form is in, because these are hydrated later than what is around them.
 */
export function KeepEarlyInput({ children }: { children: ReactNode }) {
  const [first] = useState(readChanged)
  const changed = useRef(first)
  useInsertionEffect(() => {
    for (const [control, value] of readChanged()) changed.current.set(control, value)
  }, [])
  useLayoutEffect(() => {
    // As soon as the forms listen, and one after the other: a form may make its next values of the last ones.
    queueMicrotask(() => {
      for (const [control, value] of changed.current) flushSync(() => repeatInput(control, value))
    })
  }, [])
  return children
}

/** The inputs that differ from what the server sent, with what they say. */
function readChanged(): Map<Control, string | boolean> {
  const changed = new Map<Control, string | boolean>()
  if (typeof document === 'undefined') return changed
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (isChoice(control)) {
      // Of a group of radios only the chosen one is pressed again.
      const differs =
        control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox')
      if (differs) changed.set(control, control.checked)
    } else if (control.value !== sentValue(control)) changed.set(control, control.value)
  }
  return changed
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

function sentValue(control: Control): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options.find((option) => !option.disabled))
    ?.value
}

function repeatInput(control: Control, value: string | boolean): void {
  // Inputs of the page before, which a frame that is opened by the router still finds.
  if (!control.isConnected) return
  if (typeof value === 'boolean') {
    // The press turns it to what it was pressed to.
    if (isChoice(control)) control.checked = !value
    control.click()
    return
  }
  if (!(control instanceof HTMLInputElement && control.type === 'file')) {
    // React takes what is set on the element itself for its own doing, and hears only of what is set past it.
    if (!(control instanceof HTMLSelectElement)) control.value = sentValue(control) ?? ''
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  }
  const event = control instanceof HTMLSelectElement || control.type === 'file' ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
