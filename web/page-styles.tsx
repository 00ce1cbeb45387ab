import { use } from 'react'
import allPages from './all-pages.css?url'
import { ServerPageContext } from './page-context.ts'
import type { PageSheet } from './route-handle.ts'
import { fontPreloads } from './ui/font-preloads.ts'

/** The styles of all pages as one file, which everything waits for; the letters are fetched beside it. */
export function AllPagesStyles() {
  return (
    <>
      {fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <StylesFile />
    </>
  )
}

export function StylesFile() {
  return <link rel="stylesheet" href={allPages} />
}

/** A page's own sheet, in the page: it is painted as soon as it is there, and its letters come when they are needed. */
export function PageSheetStyles({ sheet }: { sheet: PageSheet }) {
  const server = use(ServerPageContext)
  // The browser has the text already, and never shows a nonce again.
  return (
    <style
      nonce={server?.nonce ?? ''}
      suppressHydrationWarning
      // Our own styles, made at build time.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: server?.sheets[sheet] ?? '' }}
    />
  )
}
