// Makes the embedded database of the folder that is its first argument, where there is none yet, and becomes what follows it: so that the memory which
// that takes is gone before the server has its own (decision 0136).
import { makeEmbedded } from '#server/db/make-embedded.ts'
import { become } from '#server/process/become.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'

const [dataDir, ...afterwards] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: create-embedded <folder> <what it becomes>')
try {
  await makeEmbedded(dataDir)
} catch (error) {
  console.error(explainStartFailure(error, { dataDir }))
  process.exit(1)
}
become(afterwards)
