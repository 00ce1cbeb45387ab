import { createContext as createReactContext, type ReactElement } from 'react'
import { createContext } from 'react-router'
import type { SiteContent } from '#content/site-content.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'

export type { SiteContent }

/** For loaders: reads from the server with the permissions of whoever requested the page. */
export const readersContext = createContext<PageReaders>()

/** For loaders: the site's content in force at this request. */
export const siteContext = createContext<SiteContent>()

/** For loaders: the product's time at this request, which may differ from the system's (decision 0001). */
export const nowContext = createContext<Date>()

/** For loaders: true in a demonstration, where no real money moves; the payment pages say so (decision 0009). */
export const demonstrationContext = createContext<boolean>()

/** For loaders: false while the operator has not opened the website for guests. */
export const openContext = createContext<boolean>()

/** What the server knows about the page it renders. Not available in the browser. */
export interface ServerPage {
  /** The public origin, for canonical and social addresses. */
  baseUrl: string
  /** Version of the build, sent with error reports. */
  version: string
  /** Nonce that allows this response's scripts and styles (Content-Security-Policy); null on a page cached for everybody. */
  nonce: string | null
  /** Text of guest.css and admin.css, for inlining; `fonts` is that of fonts.css. */
  styles: Record<'guest' | 'admin', string>
  fonts: string
  /** Scripts for the islands of a page without hydration, in load order. */
  islandScripts: readonly string[]
  /** Renders an island separately, in the form that the browser hydrates. */
  renderIsland: (element: ReactElement) => { html: string; prefix: string }
}

/** Null in the browser. */
export const ServerPageContext = createReactContext<ServerPage | null>(null)
