import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from 'react-router'
import { organiser } from '#content/content.server.ts'
import { Island } from './islands/island.tsx'
import icon from './public/favicon.svg?inline'
import styles from './shell/app.css?url'
import { ErrorPage } from './shell/error-page.tsx'
import { PageChange } from './shell/page-change.tsx'
import { useHydration } from './shell/route-handle.ts'
import { ReportErrors } from './shell/report-errors.tsx'
import { ScriptsAfterPaint, StylesInPage } from './shell/unhydrated-page.tsx'
import { OrganiserContext } from './ui/organiser.tsx'
import { TOAST_WAITS } from './ui/carried-toast.ts'
import fonts from './ui/fonts.css?url'
import { Toasts } from './ui/toast.tsx'

export function loader() {
  return { organiser }
}

/** The owner's texts hold as long as the process: no change of page asks for them again. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useHydration()
  const read = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <ReportErrors />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header's colour, `--color-sea` of app.css, around the page on a phone. */}
        <meta name="theme-color" content="#0b3a4a" />
        {hydrate ? <LinkedStyles /> : <StylesInPage />}
        {/* In the page itself: nothing is asked for beside what is painted. */}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
      </head>
      <body>
        <OrganiserContext value={read?.organiser ?? null}>{children}</OrganiserContext>
        {hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <ScriptsAfterPaint />
        )}
      </body>
    </html>
  )
}

/**
 * A hydrated page shares its styles with the next one. With a precedence React writes them before the scripts: a slow line
 * brings first what the words wait for. Fonts come as the styles name them (decision 0048).
 */
function LinkedStyles() {
  return (
    <>
      <link rel="stylesheet" href={fonts} precedence="default" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  )
}

export default function Root() {
  const hydrate = useHydration()
  return (
    <>
      {hydrate && <PageChange />}
      <Outlet />
      {hydrate ? (
        <Toasts />
      ) : (
        <Island name="toasts" component={Toasts} props={{}} when="event" event={TOAST_WAITS} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
