import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import {
  confirmByPasskey,
  knowsPasskeys,
  passkeyTrouble,
} from '#web/features/admin/kit/frame/passkey-ceremony.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface Asking {
  confirmed: () => void
  closed: () => void
}

/**
 * Makes calls that need a fresh confirmation: `confirming` repeats a refused call once the operator has given passkey or password in
 * `dialog`, which the screen shows. Closed without it, the call fails with the server's refusal.
 */
export function useConfirmation(): {
  confirming: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<Asking | null>(null)
  async function confirming<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'confirm-yourself') throw error
      await new Promise<void>((resolve, reject) => {
        setAsking({ confirmed: resolve, closed: () => reject(error) })
      }).finally(() => setAsking(null))
      return call()
    }
  }
  return { confirming, dialog: asking && <ConfirmDialog {...asking} /> }
}

function ConfirmDialog({ confirmed, closed }: Asking) {
  const { data } = useQuery(readQuery('/api/admin/passkeys'))
  const byPasskey = useMutation({ mutationFn: confirmByPasskey, onSuccess: confirmed })
  const byPassword = useMutation({
    mutationFn: (password: string) => api('POST', '/api/admin/confirm', { body: { password } }),
    onSuccess: confirmed,
  })
  const offersPasskey = knowsPasskeys() && data?.passkeys.some(({ here }) => here)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && closed()}
      title="Is it you?"
      description="With this, money or the way in could be taken over, so we ask once more."
    >
      <form
        method="post"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const password = new FormData(event.currentTarget).get('password')
          if (typeof password === 'string' && !byPassword.isPending) byPassword.mutate(password)
        }}
      >
        {byPasskey.error && (
          <Notice tone="danger" live="alert" title={passkeyTrouble(byPasskey.error, 'use')} />
        )}
        {offersPasskey && (
          <Button
            wide
            busy={byPasskey.isPending}
            busyLabel="Waiting for your device..."
            onClick={() => byPasskey.mutate()}
          >
            <KeyRound aria-hidden className="size-5" />
            Use your passkey
          </Button>
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={byPassword.error ? errorText(byPassword.error) : undefined}
        />
        <Button
          type="submit"
          variant={offersPasskey ? 'secondary' : 'primary'}
          wide
          busy={byPassword.isPending}
          busyLabel="Checking..."
        >
          Confirm
        </Button>
      </form>
    </Dialog>
  )
}
