import { use } from 'react'
import { preload } from 'react-dom'
import { useNavigation } from 'react-router'
import allPages from './all-pages.css?url'
import { ServerPageContext } from './page-context.ts'
import { usePageSheet, type PageSheet } from './route-handle.ts'
import { fontPreloads } from '#web/ui/font-preloads.ts'

/** The styles of all pages as one file, which everything waits for; the letters are fetched beside it. */
export function AllPagesStyles() {
  return (
    <>
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={allPages} />
    </>
  )
}

/**
 * From a page with a sheet of its own the guest moves on to others: their styles are asked for beside their data, and the
 * change of screen waits for both.
 */
export function StylesOfPagesAfter({ sheet }: { sheet: PageSheet }) {
  const leaving = useNavigation().state !== 'idle'
  const arrived = usePageSheet() !== sheet
  if (leaving) preload(allPages, { as: 'style' })
  return arrived && <link rel="stylesheet" href={allPages} precedence="all-pages" />
}

/** A page's own sheet, in the page: it is painted as soon as it is there, and its letters come when they are needed. */
export function PageSheetStyles({ sheet }: { sheet: PageSheet }) {
  const server = use(ServerPageContext)
  return (
    <style href={sheet} precedence="page" nonce={server?.nonce ?? undefined}>
      {/* The browser has the text already. */}
      {server?.sheets[sheet] ?? ''}
    </style>
  )
}
