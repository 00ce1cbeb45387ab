import { useBlocker } from 'react-router'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Asks before what was changed and not saved is left behind, by a link or by the browser's way back. */
export function AskBeforeLeaving({ isChanged }: { isChanged: () => boolean }) {
  const blocker = useBlocker(isChanged)
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="What you have changed is not saved yet, and would be gone."
      confirmLabel="Leave without saving"
      cancelLabel="Go on editing"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
