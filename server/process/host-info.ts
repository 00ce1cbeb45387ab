import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { DiskSpace } from '#domain/site/alerts.ts'

/** What is around this process: its disk, and its website as others see it. */
export interface HostInfo {
  /** What this server is called among others. */
  server: string
  /** The disk that a folder is on; null where there is no such folder. */
  diskOf: (folder: string) => Promise<DiskSpace | null>
  /** When the certificate ends that an https origin shows. Rejects where nothing answers there. */
  certificateEnd: (origin: string) => Promise<Date>
}

/** Less than what is left of the sweep's ten seconds. */
const TLS_WAIT_MS = 3_000

export const hostInfo: HostInfo = {
  server: hostname(),

  async diskOf(folder) {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (code === 'ENOENT' || code === 'ENOTDIR') return null
      throw error
    }
  },

  certificateEnd(origin) {
    const { hostname: host, port } = new URL(origin)
    const { promise, resolve, reject } = Promise.withResolvers<Date>()
    const socket = connect({
      host,
      port: Number(port || 443),
      // An address has no name to ask for.
      ...(isIP(host) === 0 && { servername: host }),
      // It is looked at, and nothing is sent: one that has ended already has to be readable.
      rejectUnauthorized: false,
    })
    // From the start of the connection on, and not of a pause in it.
    const timer = setTimeout(() => socket.destroy(new Error(`${host} did not answer`)), TLS_WAIT_MS)
    socket.once('secureConnect', () => {
      const end = new Date(socket.getPeerCertificate().valid_to)
      if (Number.isNaN(end.getTime())) reject(new Error(`${host} shows no certificate`))
      else resolve(end)
      socket.end()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new Error(`${host} has hung up`)))
    return promise.finally(() => clearTimeout(timer))
  },
}
