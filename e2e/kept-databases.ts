import type { PGlite } from '@electric-sql/pglite'
import { connectEmbedded, type EmbeddedConnection } from '#server/db/connect.ts'
import { describeRows } from '#test/delete-rows.ts'
import { copyTemplate } from '#test/pglite-template.ts'

/** After this many journeys a database is replaced: deleted rows stay in its files and slow down every scan. */
const JOURNEYS = 20

export interface KeptDatabase {
  /** Closing it returns the database. Queries that are still running fail from then on, and affect no other journey. */
  connection: EmbeddedConnection
  /** Marks the database as changed, so that no other journey gets it. */
  spoil: () => void
}

/**
 * Databases that start as the template, with empty tables. Opening one takes a quarter of a second of processor time, emptying a returned
 * one a tenth of that.
 */
export function keptDatabases(template: string): { take: () => Promise<KeptDatabase> } {
  const free: { engine: PGlite; journeys: number }[] = []
  let deleteRows: string | undefined

  return {
    async take() {
      const database = free.pop() ?? { engine: await copyTemplate(template), journeys: 0 }
      const { engine } = database
      database.journeys += 1
      let isSpoiled = database.journeys === JOURNEYS
      const connection = connectEmbedded(engine)
      const statement = (deleteRows ??= (await describeRows(connection)).deleteRows)
      return {
        connection: {
          ...connection,
          async close() {
            if (isSpoiled) return connection.close()
            await connection.client.end()
            await engine.exec(statement)
            free.push(database)
          },
        },
        spoil() {
          isSpoiled = true
        },
      }
    },
  }
}
