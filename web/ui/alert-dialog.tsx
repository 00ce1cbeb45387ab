import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { Button } from './form/button.tsx'
import { backdropStyle, DialogActions, popupStyle } from './dialog.tsx'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What happens on confirming, in full sentences; read out when the dialog opens. */
  description: ReactNode
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  /** Use danger where confirming removes something. */
  tone?: 'primary' | 'danger'
  /** While true, the dialog cannot be closed and the confirm button shows `busyLabel`. */
  busy?: boolean
  busyLabel?: ReactNode
  /** True while the data that the question is about is still loading. */
  confirmDisabled?: boolean
  /** The result of confirming, shown before the description. */
  outcome?: ReactNode
  children?: ReactNode
}

/**
 * A confirmation dialog for an act that cannot be undone: focus starts on the cancel button, and a click on the backdrop does not close it.
 */
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
