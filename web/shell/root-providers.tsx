import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { FORCED_LOGOUT_REDIRECT_MS } from '#domain/timings.ts'
import { isLoggedOut } from '#web/api/client.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { PageChange } from './page-change.tsx'
import { ToastProvider, useToast } from '#web/ui/toast.tsx'

/** What every hydrated page stands in: toasts, the calls' cache, and what happens when the session has ended. */
export function RootProviders({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <PageChange />
      <Calls>{children}</Calls>
    </ToastProvider>
  )
}

/** A call that finds the session ended says so and leads to the sign-in (specification, section 8). */
function Calls({ children }: { children: ReactNode }) {
  const { show } = useToast()
  const [client] = useState(() =>
    createQueryClient((error) => {
      if (!isLoggedOut(error)) return
      show({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        tone: 'destructive',
      })
      storeRedirectAfterLogin(window.location.pathname + window.location.search)
      setTimeout(() => window.location.assign('/api/login'), FORCED_LOGOUT_REDIRECT_MS)
    }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
