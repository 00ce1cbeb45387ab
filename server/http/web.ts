import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { PageReaders } from '#domain/api/page-readers.ts'
import { PROJECT_FOLDER } from '#server/process/project-folder.ts'
import { openStaticFiles, type StaticFiles } from './static-files.ts'

/** What the server passes to a page for one request (`web/entry.server.tsx`). */
export interface PageServices {
  readers: PageReaders
  /** The product's time at this request. */
  now: Date
  /** True if no real money moves here. */
  demonstration: boolean
  baseUrl: string
  /** The build's version, which pages include when they report errors. */
  version: string
  /** Null for a page cached for everybody, whose scripts are allowed by their hashes. */
  nonce: string | null
  islandScripts: readonly string[]
  onError: (error: unknown) => void
}

export type PageHandler = (request: Request, services: PageServices) => Promise<Response>

/** The web, built for production or served by Vite in development. */
export interface Web {
  renderPage: PageHandler
  islandScripts: readonly string[]
  /** Null in development, when Vite serves the files. */
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

/** Returns the page handler that the build's entry creates. `source` is the build, or a function that loads it for each request. */
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
