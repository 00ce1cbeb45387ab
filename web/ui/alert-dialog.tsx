import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './form/button.tsx'
import { backdropStyle, DialogActions, popupStyle } from './dialog.tsx'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happens on confirming, in full; it is read out when the dialog opens. */
  description: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  /** danger where confirming takes something away. */
  tone?: 'primary' | 'danger'
  /** While true it cannot be closed and the confirming button shows `busyLabel`. */
  busy?: boolean
  busyLabel?: ReactNode
  /** While what it is about is still being looked up. */
  confirmDisabled?: boolean
  /** What confirming comes to, before the words about it. */
  outcome?: ReactNode
  children?: ReactNode
}

/** Asks before something that cannot be taken back; focus starts on the safe answer, the backdrop does not close it. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'danger',
  busy = false,
  busyLabel,
  confirmDisabled = false,
  outcome,
  children,
}: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next) => (busy && !next ? undefined : onOpenChange(next))}
    >
      <BaseAlertDialog.Portal className="relative z-40">
        <BaseAlertDialog.Backdrop className={backdropStyle} />
        <BaseAlertDialog.Popup className={popupStyle} initialFocus={cancel}>
          <BaseAlertDialog.Title className="text-2xl">{title}</BaseAlertDialog.Title>
          {outcome && <div className="mt-3">{outcome}</div>}
          <BaseAlertDialog.Description className="mt-3">{description}</BaseAlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <DialogActions dangerLast={tone === 'danger'}>
            <Button
              ref={cancel}
              variant={tone === 'danger' ? 'sea' : 'secondary'}
              disabled={busy}
              onClick={() => onOpenChange(false)}
            >
              {cancelLabel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger-outline' : tone}
              busy={busy}
              busyLabel={busyLabel}
              disabled={confirmDisabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  )
}
