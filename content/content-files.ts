import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A file that was found: its path, its name for people, and whether it is from the owner's own folder. */
export interface ContentFile {
  path: string
  shown: string
  isOwn: boolean
}

export type ContentFiles = ReturnType<typeof contentFiles>

/**
 * Returns the owner's files. One in the owner's folder (`CONTENT_DIR`) replaces the shipped one, so no update changes it (decision 0092).
 * Throws a ContentError if the owner's folder cannot be read.
 */
export function contentFiles(shippedFolder: string, ownFolder: string | null = null) {
  if (ownFolder !== null && !isFolder(ownFolder)) {
    throw new ContentError([`CONTENT_DIR=${ownFolder} is not a folder, or cannot be read`])
  }
  const found = new Set<string>()

  const own = (name: string): ContentFile | null => {
    if (ownFolder === null || !existsSync(join(ownFolder, name))) return null
    return { path: join(ownFolder, name), shown: join(ownFolder, name), isOwn: true }
  }
  const shipped = (name: string): ContentFile | null => {
    const path = join(shippedFolder, name)
    return existsSync(path) ? { path, shown: `content/${name}`, isOwn: false } : null
  }

  return {
    /** Returns the file that counts; null if there is none. */
    find(name: string): ContentFile | null {
      const file = own(name)
      if (file) found.add(name)
      return file ?? shipped(name)
    },
    /** Returns the shipped file of that name; null if there is none. */
    shipped,
    /** Returns the entries of a folder in both places, each name once. */
    list(folder: string) {
      const entries = [shippedFolder, ...(ownFolder === null ? [] : [ownFolder])]
        .map((root) => join(root, folder))
        .filter(isFolder)
        .flatMap((path) => readdirSync(path, { withFileTypes: true }))
      const byName = new Map(entries.map((entry) => [entry.name, entry]))
      return [...byName.values()].map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    },
    /** Returns the names found so far in the owner's own folder, sorted. */
    ownNames: () => [...found].toSorted(),
    /** Returns the files of the owner's own folder that were never read, most likely because of a misspelt name. */
    unread(): ContentFile[] {
      if (ownFolder === null) return []
      return readdirSync(ownFolder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !found.has(name) && isMeantToBeRead(name))
        .map(own)
        .filter((file) => file !== null)
        .filter(({ path }) => statSync(path).isFile())
    },
  }
}

/** Returns the text of a file. Throws a ContentError if it cannot be read. */
export function readText(file: Pick<ContentFile, 'path' | 'shown'>): string {
  try {
    return readFileSync(file.path, 'utf8')
  } catch (error) {
    throw new ContentError([`${file.shown}: ${error instanceof Error ? error.message : 'unreadable'}`])
  }
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory()
}

/** True for text files, except personal notes and files of version control and file managers. */
function isMeantToBeRead(name: string): boolean {
  const parts = name.split(sep)
  if (parts.some((part) => part.startsWith('.') || /^readme/i.test(part))) return false
  return /\.(ya?ml|md)$/i.test(name)
}

/** An owner's file that cannot be used. Its message names the file, each line and what is wrong there. */
export class ContentError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The content cannot be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
    // The owner reads this when the start fails, so it shows the lines of their file instead of the program's stack.
    this.stack = `${this.name}: ${this.message}`
  }
}
