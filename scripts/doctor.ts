// npm run doctor: is everything filled in before the site goes live? Exits with 1 while something is left.
import { findPlaceholders } from '#content/content.server.ts'

const placeholders = findPlaceholders()
if (placeholders.length === 0) {
  console.log('The content is complete: no placeholder is left.')
} else {
  console.log('Fill these in before going live, and delete the word !placeholder beside each:\n')
  for (const placeholder of placeholders) console.log(`  ${placeholder}`)
  console.log(`\n${placeholders.length} left.`)
  process.exitCode = 1
}
