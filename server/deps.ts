import type { DocumentContent } from '#domain/document/documents.ts'
import type { PrintedDocument } from '#domain/document/printed-document.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { HostInfo } from '#server/process/host-info.ts'
import type { Metrics } from '#server/process/metrics.ts'
import type { BaseDeps } from './base-deps.ts'
import type { PaymentGateway } from './gateway.ts'

/** What any room may need. What one room alone opens is a type of that room, and the server has all of it (app-deps.ts). */
export interface Deps extends BaseDeps {
  /** The keys for data encrypted at rest. */
  dataKeys: DataKeys
  /** Rejects while the database does not answer. */
  pingDatabase: () => Promise<void>
  gateway: PaymentGateway
  workers: DrawingWorkers
  hostInfo: HostInfo
  /** The metrics that /metrics shows. Null if no metrics token is set. */
  metrics: Metrics | null
}

/** Draws documents in another thread, so that the event loop is not blocked. Problem: too-busy. */
interface DrawingWorkers {
  drawDocument: (content: DocumentContent) => Promise<Buffer<ArrayBuffer>>
  drawPrintedDocument: (printed: PrintedDocument) => Promise<Buffer<ArrayBuffer>>
}
