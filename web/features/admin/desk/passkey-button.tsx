import { KeyRound } from 'lucide-react'
import { knowsPasskeys } from '#web/features/admin/passkey-ceremony.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The way through the gate beside the password. A browser that has no passkeys is not offered it. */
export function PasskeyButton({
  busy,
  disabled,
  onPress,
}: {
  busy: boolean
  disabled: boolean
  onPress: (form: HTMLFormElement) => void
}) {
  const hydrated = useHydrated()
  if (hydrated && !knowsPasskeys()) return null
  return (
    <Button
      variant="secondary"
      wide
      busy={busy}
      busyLabel="Waiting for your device..."
      disabled={disabled}
      onClick={({ currentTarget: { form } }) => form && onPress(form)}
    >
      <KeyRound aria-hidden className="size-5" />
      Use your passkey
    </Button>
  )
}
