// npm run doctor [-- settings.env]: checks whether everything is ready for real guests. Exits with 1 if something is left to do.

import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { examine } from './doctor/examine.ts'
import { loadSettings } from './run-command.ts'

try {
  loadSettings(process.argv[2])
  const { text, left } = await examine()
  console.log(text)
  if (left > 0) process.exitCode = 1
} catch (error) {
  console.error(explainStartFailure(error, null))
  process.exitCode = 1
}
