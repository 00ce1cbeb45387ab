import { useMutation, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { api, errorText } from '#web/api/client.ts'
import { Button } from '#web/ui/form/button.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Signs this device out and shows the login page. */
export function SignOutButton({ variant }: { variant: 'light' | 'secondary' }) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const leave = useMutation({
    mutationFn: async () => {
      // Pending queries would only fail as unauthorised.
      await queries.cancelQueries()
      await api('POST', '/api/admin/logout')
      await revalidate()
    },
    onError: (error) =>
      toasts.show({
        title: 'Logout Failed',
        description: errorText(error, 'Please try again.'),
        tone: 'destructive',
      }),
  })
  return (
    <Button
      variant={variant}
      size="sm"
      busy={leave.isPending}
      onClick={() => leave.mutate()}
      className="self-start"
    >
      <LogOut aria-hidden className="size-4" />
      Sign Out
    </Button>
  )
}
