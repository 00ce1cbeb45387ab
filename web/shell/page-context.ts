import { createContext as createReactContext, type ReactElement } from 'react'
import { createContext } from 'react-router'
import type { PageReaders } from '#domain/api/page-readers.ts'

/** For loaders: what they read of the server, as whoever asked for the page. */
export const readersContext = createContext<PageReaders>()

/** For loaders: the product's time at this request, which is not always the system's (decision 0001). */
export const nowContext = createContext<Date>()

/** For loaders: whether no real money moves here; the payment screens say so (decision 0009). */
export const demonstrationContext = createContext<boolean>()

/** What the server knows about the page it is rendering; a browser has none of it. */
export interface ServerPage {
  /** The public origin, for canonical and social addresses. */
  baseUrl: string
  /** Of the build, which a page's errors are told with. */
  version: string
  /** Marks the scripts and styles of this answer as ours (Content-Security-Policy); none on a page kept for everybody. */
  nonce: string | null
  /** The text of guest.css, admin.css and fonts.css, for a page that carries its styles in itself. */
  styles: Record<'guest' | 'admin', string>
  fonts: string
  /** Scripts that a page without hydration loads for its islands, in order. */
  islandScripts: readonly string[]
  /** Renders an island on its own, as the browser will hydrate it. */
  renderIsland: (element: ReactElement) => { html: string; prefix: string }
}

/** Null in the browser. */
export const ServerPageContext = createReactContext<ServerPage | null>(null)
