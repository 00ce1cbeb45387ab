import type { Page } from 'playwright-core'
import type { HostedServer } from '#e2e/host.ts'
import type { Settings } from '#e2e/server.ts'

export interface Stage {
  page: Page
  server: HostedServer
  /** Runs a statement on the server's database, for what only a card provider could cause. */
  execute: (statement: string) => Promise<void>
}

/** One screen in one state: its preparation, its path, and what is done on it. */
export interface Scene {
  /** The name of the file and the label on the sheet. */
  name: string
  path: string
  settings?: Settings
  /** Whether it uses samples in the sections that the owner has not filled yet. */
  samplePeople?: boolean
  /** What happens before the screen is opened. May return the path. */
  before?: (stage: Stage) => Promise<string | void>
  /** What is done on the screen, in each width. */
  act?: (stage: Stage) => Promise<void>
}
