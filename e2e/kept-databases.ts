import type { PGlite } from '@electric-sql/pglite'
import { connectEmbedded, type EmbeddedConnection } from '#server/db/connect.ts'
import { describeRows } from '#test/delete-rows.ts'
import { copyTemplate } from '#test/pglite-template.ts'

/** After so many journeys a database is given up for another: what was deleted still lies in its files, and is passed over by every scan. */
const JOURNEYS = 20

export interface KeptDatabase {
  /** To close it is to give the database back. What an app has left under way fails from then on, and reaches nobody else's. */
  connection: EmbeddedConnection
  /** The database is not what it was, and is not given to another journey. */
  spoil: () => void
}

/**
 * Databases that begin as the template, whose tables are empty. Opening one takes a quarter of a second of the processor, emptying one that was
 * given back a tenth of that.
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
