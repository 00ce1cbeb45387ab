import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** A screen as the server sends it. */
export function renderScreen(screen: ReactNode): string {
  return renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>)
}
