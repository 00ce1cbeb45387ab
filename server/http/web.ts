import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { PageReaders } from '#domain/api/page-readers.ts'
import { PROJECT_FOLDER } from '#server/process/project-folder.ts'
import { openStaticFiles, type StaticFiles } from './static-files.ts'

/** What a page gets from the server for one request; `web/entry.server.tsx` takes it. */
export interface PageServices {
  readers: PageReaders
  /** The product's time at this request. */
  now: Date
  /** Whether no real money moves here. */
  demonstration: boolean
  baseUrl: string
  /** Of the build, for what a page tells of its errors. */
  version: string
  /** None on a page that is cached for everybody: its own scripts are allowed by their hashes. */
  nonce: string | null
  islandScripts: readonly string[]
  onError: (error: unknown) => void
}

export type PageHandler = (request: Request, services: PageServices) => Promise<Response>

/** The web, built for production or served by Vite while developing. */
export interface Web {
  renderPage: PageHandler
  islandScripts: readonly string[]
  /** None while developing: Vite serves them then. */
  files: StaticFiles | null
  development: boolean
}

const BUILD_FOLDER = join(PROJECT_FOLDER, 'build')
const ISLANDS_ENTRY = 'web/islands/entry.ts'

export async function openWebBuild(): Promise<Web> {
  const client = join(BUILD_FOLDER, 'client')
  const build: unknown = await import(pathToFileURL(join(BUILD_FOLDER, 'server/index.js')).href)
  return {
    renderPage: pageHandlerOf(build, build),
    islandScripts: [await builtIslandsEntry(client)],
    files: await openStaticFiles(client),
    development: false,
  }
}

interface PageBuild {
  entry: { module: { createPageHandler: (build: unknown) => PageHandler } }
}

/** Lets the build's own entry make the page handler, of this build or of one that is loaded anew for each request. */
export function pageHandlerOf(build: unknown, source: unknown): PageHandler {
  if (!isPageBuild(build))
    throw new Error('The web build is not whole: web/entry.server.tsx exports no createPageHandler')
  return build.entry.module.createPageHandler(source)
}

function isPageBuild(build: unknown): build is PageBuild {
  return pageBuildSchema.safeParse(build).success
}

const pageBuildSchema = z.object({
  entry: z.object({ module: z.object({ createPageHandler: z.function() }) }),
})

const manifestSchema = z.object({ [ISLANDS_ENTRY]: z.object({ file: z.string() }) })

async function builtIslandsEntry(client: string): Promise<string> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
  )
  return `/${manifest[ISLANDS_ENTRY].file}`
}
