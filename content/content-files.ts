import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the text of a content file; null if there is none of this name. Throws a ContentError if it cannot be read. */
export function readText(folder: string, name: string): string | null {
  const path = join(folder, name)
  if (!existsSync(path)) return null
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ContentError([`content/${name}: ${error instanceof Error ? error.message : 'unreadable'}`])
  }
}

/** A content file that cannot be used. Its message names the file, each line and what is wrong there. */
export class ContentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The content cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
    // Whoever changed the file reads this when the start fails, so it shows the lines of the file instead of the program's stack.
    this.stack = `${this.name}: ${this.message}`
  }
}
