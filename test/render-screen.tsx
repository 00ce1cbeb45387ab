import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { createQueryClient } from '#web/api/queries.ts'
import { ToastProvider } from '#web/ui/toast.tsx'

/** A screen as the server sends it, in what every hydrated page stands in. */
export function renderScreen(screen: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ToastProvider>
        <QueryClientProvider client={createQueryClient(() => {})}>{screen}</QueryClientProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
}
