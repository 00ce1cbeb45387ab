import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ContentError } from './content-error.ts'

/** A file that was found: where it is, how it is called where people read of it, and whether it is of the owner's own folder. */
export interface ContentFile {
  path: string
  shown: string
  isOwn: boolean
}

/**
 * The owner's files. What lies in a folder of the owner's own (`CONTENT_DIR`) comes before the shipped file of the same name,
 * file by file, so that an update of the product never touches it (decision 0092).
 */
export interface ContentFiles {
  /** The file that counts; null where there is none. */
  find: (name: string) => ContentFile | null
  /** The shipped file of that name; null where there is none. */
  shipped: (name: string) => ContentFile | null
  /** What is in a folder of them, of both: a name once. */
  list: (folder: string) => { name: string; isFolder: boolean }[]
  /** Names that were found so far in the owner's own folder, sorted. */
  ownNames: () => string[]
  /** Files of the owner's own folder that nobody has asked for: most likely a name with a slip. */
  unread: () => ContentFile[]
}

/** Throws a ContentError where the owner's own folder is none. */
export function contentFiles(shippedFolder: string, ownFolder: string | null = null): ContentFiles {
  if (ownFolder !== null && !isFolder(ownFolder)) {
    throw new ContentError([`CONTENT_DIR=${ownFolder} is not a folder that can be read`])
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
    find(name) {
      const file = own(name)
      if (file) found.add(name)
      return file ?? shipped(name)
    },
    shipped,
    list(folder) {
      const entries = [shippedFolder, ...(ownFolder === null ? [] : [ownFolder])]
        .map((root) => join(root, folder))
        .filter(isFolder)
        .flatMap((path) => readdirSync(path, { withFileTypes: true }))
      const byName = new Map(entries.map((entry) => [entry.name, entry]))
      return [...byName.values()].map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    },
    ownNames: () => [...found].toSorted(),
    unread() {
      if (ownFolder === null) return []
      return readdirSync(ownFolder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !found.has(name) && isMeantToBeRead(name))
        .map(own)
        .filter((file) => file !== null)
        .filter(({ path }) => statSync(path).isFile())
    },
  }
}

/** The text of a file. Throws a ContentError where it cannot be read. */
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

/** Texts, but for notes to oneself and for what version control and file managers leave behind. */
function isMeantToBeRead(name: string): boolean {
  const parts = name.split(sep)
  if (parts.some((part) => part.startsWith('.') || /^readme/i.test(part))) return false
  return /\.(ya?ml|md)$/i.test(name)
}
