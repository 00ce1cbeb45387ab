import { isDeepStrictEqual } from 'node:util'
import type { LoadedSite, SiteContent } from '#content/site-content.ts'
import type { MarkText } from '#content/yaml-file.ts'
import type { SiteDocument } from '#domain/site/site-document.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { askEvery } from '#server/process/ask-every.ts'
import type { Log } from '#server/process/log.ts'
import { versionInForce } from '#server/store/site-versions.ts'

/** How often a server asks which version is in force, in milliseconds: a published one is everywhere within five seconds. */
const ASK_EVERY_MS = 2000

/** The contents in force on this server. */
export interface Contents {
  /** The number of the version in force. */
  n: () => number
  /** The operator's own values in that version. */
  document: () => SiteDocument
  loaded: () => LoadedSite
  site: () => SiteContent
  /** Composes a version, for example the draft, with its texts marked for the editor if `mark` is given. */
  load: Load
  /** Takes over what is published now, as a transaction sees it if one is given. */
  refresh: (within?: Transaction) => Promise<void>
  /** Ends the asking, and waits for what is under way, so that the database can be closed. */
  stop: () => Promise<void>
}

export interface WithContents {
  /** The version of the website in force. */
  contents: Contents
}

type Load = (document: SiteDocument, mark?: MarkText) => LoadedSite

/**
 * Opens the contents: the version in force, composed over the shipped files. A value that an update of the product no longer accepts is
 * logged, and the shipped text stands in its place, so that no update stops the website.
 */
export async function openContents({ db, log }: { db: Database; log: Log }, load: Load): Promise<Contents> {
  let inForce = compose(await versionInForce(db))

  function compose({ n, document }: { n: number; document: SiteDocument }) {
    const loaded = load(document)
    for (const problem of loaded.problems)
      log.warn({ version: n, ...problem }, 'a text of the website cannot be used: the shipped one is shown')
    return { n, document, loaded }
  }

  // After each word the desk asks several times for the same draft: its changes, its fields, what is left to do.
  let last: { document: SiteDocument; loaded: LoadedSite } = inForce
  function composed(document: SiteDocument, mark?: MarkText): LoadedSite {
    if (mark) return load(document, mark)
    if (!isDeepStrictEqual(document, last.document)) last = { document, loaded: load(document) }
    return last.loaded
  }

  let asked = 0
  let answered = 0

  async function refresh(within?: Transaction): Promise<void> {
    const mine = ++asked
    const published = await versionInForce(within ?? db)
    // A later question has been answered already: this answer may be of before a publish.
    if (mine < answered) return
    answered = mine
    if (published.n !== inForce.n) inForce = compose(published)
  }

  const asking = askEvery(ASK_EVERY_MS, () =>
    refresh().catch((error: unknown) => log.warn({ err: error }, 'the version of the website was not read')),
  )

  return {
    n: () => inForce.n,
    document: () => inForce.document,
    loaded: () => inForce.loaded,
    site: () => inForce.loaded.site,
    load: composed,
    refresh,
    stop: asking.stop,
  }
}
