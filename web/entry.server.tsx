import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement, ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type ServerBuild,
} from 'react-router'
import type { SiteContent } from '#content/site-content.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import {
  demonstrationContext,
  openContext,
  nowContext,
  readersContext,
  siteContext,
  ServerPageContext,
  type ServerPage,
} from './shell/page-context.ts'
import admin from './shell/admin.css?inline'
import guest from './shell/guest.css?inline'
// As it is, because the tools that make CSS smaller take its new selectors for mistakes.
import swipeDots from './shell/swipe-dots.css?raw'
import fonts from './ui/fonts.css?inline'

/** What the server hands to a page for one request. */
export interface PageServices extends Omit<ServerPage, 'renderIsland' | 'styles' | 'fonts'> {
  readers: PageReaders
  /** The site's content in force at this request. */
  site: SiteContent
  /** The product's time at this request. */
  now: Date
  /** Whether no real money moves here. */
  demonstration: boolean
  /** False while the operator has not opened the website for guests. */
  isOpen: boolean
  /** Told of every error that a loader, an action or the rendering did not expect. */
  onError: (error: unknown) => void
}

export type PageHandler = (request: Request, services: PageServices) => Promise<Response>

const servicesContext = createContext<PageServices>()

/**
 * The seam between server and web: the server takes this function from the build and calls it once. React Router's
 * handler is made here, so that the server needs no React Router of its own.
 */
export function createPageHandler(build: ServerBuild | (() => Promise<ServerBuild>)): PageHandler {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return (request, services) => {
    const context = new RouterContextProvider()
    context.set(readersContext, services.readers)
    context.set(siteContext, services.site)
    context.set(nowContext, services.now)
    context.set(demonstrationContext, services.demonstration)
    context.set(openContext, services.isOpen)
    context.set(servicesContext, services)
    return handle(request, context)
  }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(servicesContext).onError(error)
}

/** Renders a document as a whole: the pages are small, and a whole one can carry its length and be compressed at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const {
    readers: _readers,
    site: _site,
    now: _now,
    demonstration: _demonstration,
    isOpen: _isOpen,
    onError,
    ...page
  } = context.get(servicesContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = page.nonce ?? undefined
  const html = await renderDocument(
    <ServerPageContext
      value={{ ...page, styles: { guest: guest + swipeDots, admin }, fonts, renderIsland: islandRenderer() }}
    >
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </ServerPageContext>,
    { nonce, onError },
  )
  return new Response(html, { status, headers })
}

function renderDocument(
  document: ReactNode,
  { nonce, onError }: { nonce: string | undefined; onError: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce: { script: nonce, style: nonce },
      onError,
      // Nothing is moved into place by inline scripts later: pages without any script of React's have to be whole.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

/** Each island of a page is a root of its own in the browser, so it is rendered as one, with ids that are its own. */
function islandRenderer(): ServerPage['renderIsland'] {
  let count = 0
  return (element: ReactElement) => {
    count += 1
    const prefix = `i${count}`
    return { html: renderToString(element, { identifierPrefix: prefix }), prefix }
  }
}
