import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Button } from './form/button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The buttons at the bottom, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

const backdropStyle =
  'fixed inset-0 bg-ink/60 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

// A sheet at the bottom on phones, within reach of the thumb; a card in the middle from 640 px.
const popupStyle =
  'fixed inset-x-0 bottom-0 mx-auto flex max-h-[92dvh] w-full max-w-lg flex-col overflow-y-auto overscroll-contain rounded-t-xl border border-line bg-white p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-lg transition-[opacity,translate] duration-200 data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-xl sm:p-7 sm:data-ending-style:-translate-y-[calc(50%-1.5rem)] sm:data-starting-style:-translate-y-[calc(50%-1.5rem)]'

/** A modal dialog: it traps the focus and returns it afterwards. Escape, the close button and the backdrop close it. */
export function Dialog({ open, onOpenChange, title, description, actions, children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal className="relative z-40">
        <BaseDialog.Backdrop className={backdropStyle} />
        <BaseDialog.Popup className={popupStyle}>
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="pt-1.5 text-2xl">{title}</BaseDialog.Title>
            <BaseDialog.Close className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-cream hover:text-ink">
              <X aria-hidden className="size-5" />
              <span className="sr-only">Close</span>
            </BaseDialog.Close>
          </div>
          {description && (
            <BaseDialog.Description className="mt-2 text-ink-soft">{description}</BaseDialog.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && <DialogActions>{actions}</DialogActions>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** The row of buttons at the bottom of a dialog. On phones they are stacked with the main one on top and a danger button last. */
export function DialogActions({
  dangerLast = false,
  children,
}: {
  dangerLast?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'mt-6 flex gap-3 sm:flex-row sm:justify-end',
        dangerLast ? 'flex-col' : 'flex-col-reverse',
      )}
    >
      {children}
    </div>
  )
}

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
