import { use, useState, type ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { ErrorPage } from './shell/error-page.tsx'
import { RootProviders } from './shell/root-providers.tsx'
import icon from './public/favicon.svg?inline'
import { ServerPageContext } from './shell/page-context.ts'
import { BEFORE_FIRST_PAINT, START_HELD_SCRIPTS, wakeAfterFirstPaint } from './shell/after-first-paint.ts'
import { AllPagesStyles, PageSheetStyles, StylesOfPagesAfter } from './shell/page-styles.tsx'
import { useHydration, usePageSheet, type PageSheet } from './shell/route-handle.ts'

const MANIFEST = '/site.webmanifest'

export function Layout({ children }: { children: ReactNode }) {
  // As it was at first: the text of a sheet stands in the page, and no other page brings it along.
  const [sheet] = useState(usePageSheet())
  const hydrate = useHydration()
  return (
    // What it says of a first visit is the browser's own (after-first-paint.ts).
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The header's colour, `--color-sea` of app.css, around the page on a phone. */}
        <meta name="theme-color" content="#0b3a4a" />
        {/* In the page itself: nothing is asked for beside what is painted. */}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <Meta />
        <HomeScreenLinks sheet={sheet} />
        {sheet && <InlineScript code={BEFORE_FIRST_PAINT} />}
        {sheet ? <PageSheetStyles sheet={sheet} /> : <AllPagesStyles />}
      </head>
      <body>
        {children}
        {sheet && hydrate && <StylesOfPagesAfter sheet={sheet} />}
        <PageScripts sheet={sheet} />
      </body>
    </html>
  )
}

/** A page with a sheet asks for nothing but what is painted: on the public ones a script names the manifest later. */
function HomeScreenLinks({ sheet }: { sheet: PageSheet | undefined }) {
  const whole = useHydration()
  // The booking form's document has no room to spare; phones find both icon and manifest on any other page.
  if (sheet && whole) return null
  const manifest = <link rel="manifest" href={MANIFEST} />
  return (
    <>
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {sheet ? <noscript>{manifest}</noscript> : manifest}
    </>
  )
}

/**
 * React Router's scripts, after the first painting where the page brings its own styles; or, on a page that is sent without
 * hydration, only the small entry that wakes its islands.
 */
function PageScripts({ sheet }: { sheet: PageSheet | undefined }) {
  const server = use(ServerPageContext)
  const hydrate = useHydration()
  if (hydrate || !server) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
        {sheet && <InlineScript code={START_HELD_SCRIPTS} />}
      </>
    )
  }
  return <InlineScript module code={wakeAfterFirstPaint(server.islandScripts, MANIFEST)} />
}

/** Code of our own in the page itself, allowed by its hash or by the answer's nonce. */
function InlineScript({ code, module = false }: { code: string; module?: boolean }) {
  const server = use(ServerPageContext)
  return (
    <script
      type={module ? 'module' : undefined}
      // The browser has run it already, and never shows a nonce again.
      nonce={server?.nonce ?? undefined}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}

export default function Root() {
  // Without hydration nothing of theirs would ever come to life.
  if (!useHydration()) return <Outlet />
  return (
    <RootProviders>
      <Outlet />
    </RootProviders>
  )
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
