import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from 'react-router'
import { openContext, siteContext } from '#web/shell/page-context.ts'
import type { Route } from './+types/root.ts'
import { Island } from './islands/island.tsx'
import icon from './public/favicon.svg?inline'
import { ErrorPage } from './shell/error-page.tsx'
import { NotOpen } from './shell/not-open.tsx'
import { ArrivalLine, PageChange } from './shell/page-change.tsx'
import {
  useHydration,
  useStyles,
  HydratedStyles,
  ScriptsAfterPaint,
  StylesInPage,
} from './shell/page-hydration.tsx'
import { ReportErrors } from './shell/report-errors.tsx'
import { TOAST_WAITS } from './ui/page/carried-toast.ts'
import { OrganiserContext } from './ui/page/organiser.tsx'
import { Toasts } from './ui/page/toast.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { organiser: context.get(siteContext).organiser, isOpen: context.get(openContext) }
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
        {hydrate ? <HydratedStyles /> : <StylesInPage />}
        {hydrate && <link rel="manifest" href="/site.webmanifest" />}
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

export default function Root() {
  const hydrate = useHydration()
  const styles = useStyles()
  const read = useRouteLoaderData<typeof loader>('root')
  return (
    <>
      {hydrate && <PageChange />}
      {styles === 'guest' && <ArrivalLine />}
      {styles === 'guest' && read?.isOpen === false && <NotOpen />}
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
