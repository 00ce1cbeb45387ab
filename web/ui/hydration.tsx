import {
  useSyncExternalStore,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'

const never = () => () => {}

/**
 * Returns false on the server and until the component is hydrated, then true. Content that depends on the browser may be shown only then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what was typed or chosen before the page was hydrated: React knows only the values that the server sent and would restore them at
 * the next change. The inputs are read at the first render in the browser and again right before hydration, then each changed one gets its
 * value with the event of a user's input, so that every form notices it. It must be inside the `<Activity>` or `<Suspense>` of the form,
 * because these hydrate later than what is around them.
 */
export function KeepEarlyInput({ children }: { children: ReactNode }) {
  const [first] = useState(readChanged)
  const changed = useRef(first)
  useInsertionEffect(() => {
    for (const [control, value] of readChanged()) changed.current.set(control, value)
  }, [])
  useLayoutEffect(() => {
    // A microtask runs once the forms listen. One input at a time, because a form may derive its next values from the last ones.
    queueMicrotask(() => {
      for (const [control, value] of changed.current) flushSync(() => repeatInput(control, value))
    })
  }, [])
  return children
}

/** Returns the inputs that differ from what the server sent, with their values. */
function readChanged(): Map<Control, string | boolean> {
  const changed = new Map<Control, string | boolean>()
  if (typeof document === 'undefined') return changed
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (isChoice(control)) {
      // In a radio group only the newly chosen radio is clicked again.
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
  // When the router opens a page, inputs of the previous page may still be found.
  if (!control.isConnected) return
  if (typeof value === 'boolean') {
    // The click below toggles it to the kept value.
    if (isChoice(control)) control.checked = !value
    control.click()
    return
  }
  if (!(control instanceof HTMLInputElement && control.type === 'file')) {
    // React takes a value set on the element as its own and fires no change; a value set through the prototype is noticed.
    if (!(control instanceof HTMLSelectElement)) control.value = sentValue(control) ?? ''
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  }
  const event = control instanceof HTMLSelectElement || control.type === 'file' ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
