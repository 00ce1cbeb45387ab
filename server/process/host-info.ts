import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { connect } from 'node:tls'
import type { DiskSpace } from '#domain/site/alerts.ts'
import { errorCode } from './error-code.ts'

/** Facts about the server that this process runs on: its disk, and its certificate as others see it. */
export interface HostInfo {
  /** The server's host name. */
  server: string
  /** Returns the disk space of a folder. Null if the folder does not exist. */
  diskOf: (folder: string) => Promise<DiskSpace | null>
  /** Returns when the certificate of an https origin expires. Rejects if nothing answers there. */
  certificateEnd: (origin: string) => Promise<Date>
}

/** Milliseconds. Less than what is left of the ten seconds for all background jobs. */
const TLS_WAIT_MS = 3_000

export const hostInfo: HostInfo = {
  server: hostname(),

  async diskOf(folder) {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { free: bavail * bsize, total: blocks * bsize }
    } catch (error) {
      const code = errorCode(error)
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
      // An IP address has no server name.
      ...(isIP(host) === 0 && { servername: host }),
      // Nothing is sent, and an expired certificate has to be readable too.
      rejectUnauthorized: false,
    })
    // Limits the whole connection, not only a pause in it.
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
