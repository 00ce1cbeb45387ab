import { useHydrated } from '#web/browser/use-hydrated.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

/** Sends its form; before the page's scripts are there, a press must not put what was typed into the address. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  return <Button {...props} type={useHydrated() ? 'submit' : 'button'} />
}
