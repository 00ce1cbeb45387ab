// npm run doctor [-- settings.env]: is everything ready for real guests? Exits with 1 while something is left to do.
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { loadSettings } from './load-settings.ts'

try {
  loadSettings(process.argv[2])
  // The owner's content is read as it is imported: here, where a mistake in it is explained as at the start.
  const { examine } = await import('./doctor/examine.ts')
  const { text, left } = await examine()
  console.log(text)
  if (left > 0) process.exitCode = 1
} catch (error) {
  console.error(explainStartFailure(error, null))
  process.exitCode = 1
}
