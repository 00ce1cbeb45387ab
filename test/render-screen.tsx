import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** A screen as the server sends it. */
export function renderScreen(screen: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: screen }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
