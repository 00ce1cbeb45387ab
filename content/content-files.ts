import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file that was found: its path, and its name for people. */
export interface ContentFile {
  path: string
  shown: string
}

export type ContentFiles = ReturnType<typeof contentFiles>

/** Returns the files of a content folder. */
export function contentFiles(folder: string) {
  return {
    /** Returns a file; null if there is none of this name. */
    find(name: string): ContentFile | null {
      const path = join(folder, name)
      return existsSync(path) ? { path, shown: `content/${name}` } : null
    },
    /** Returns the entries of a folder; none if there is no such folder. */
    list(inside: string) {
      const path = join(folder, inside)
      if (!existsSync(path) || !statSync(path).isDirectory()) return []
      return readdirSync(path, { withFileTypes: true }).map((entry) => ({
        name: entry.name,
        isFolder: entry.isDirectory(),
      }))
    },
  }
}

/** Returns the text of a file. Throws a ContentError if it cannot be read. */
export function readText(file: ContentFile): string {
  try {
    return readFileSync(file.path, 'utf8')
  } catch (error) {
    throw new ContentError([`${file.shown}: ${error instanceof Error ? error.message : 'unreadable'}`])
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
