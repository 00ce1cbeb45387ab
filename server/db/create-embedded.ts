// Makes an embedded database in the folder that is its argument, which must not be there yet. A program of its own.
import { rename, rm } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { embeddedSettings } from './embedded-settings.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: create-embedded <folder>')

// Whoever wanted it is gone: nobody holds the lock of the folder any more.
process.once('disconnect', () => process.exit(1))

const unfinished = `${folder}.new`
await rm(unfinished, { recursive: true, force: true })
const client = await PGlite.create(unfinished, embeddedSettings(PGlite))
await client.close()
await rename(unfinished, folder)
process.exit(0)
