import type { Page } from 'playwright-core'
import type { HostedServer } from '#e2e/host.ts'
import type { Settings } from '#e2e/server.ts'

export interface Stage {
  page: Page
  server: HostedServer
  /** Runs a statement on the server's database: for what only a card provider could bring about. */
  execute: (statement: string) => Promise<void>
}

/** One screen in one state: what has happened before, where it stands, and what is done on it. */
export interface Scene {
  /** The file's name, and the label on the sheet. */
  name: string
  path: string
  settings?: Settings
  /** Whether it is drawn with samples in the sections that the owner has not filled yet. */
  samplePeople?: boolean
  /** What happened before the guest or operator opens it. May give the path, where only that tells it. */
  before?: (stage: Stage) => Promise<string | void>
  /** What is done on it until it looks as it should, in each width anew. */
  act?: (stage: Stage) => Promise<void>
}
