import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { guideFor } from '#domain/guide.ts'
import { emptySections } from './empty-sections.ts'
import { loadContent, type Content } from './load-content.ts'

// Read once, at start: the owner restarts the server after an edit.
const loaded = loadContent(contentFolder(import.meta.dirname))

/** Everything the owner edits, checked, with the rules' figures in the texts. */
export const content: Content = loaded.content

/** What the owner has yet to fill in, one line each with its file; live mode starts only when there is none. */
export function findPlaceholders(): string[] {
  return loaded.placeholders.map(
    ({ file, line, path, hint }) => `${file}, line ${line}: ${path} is a placeholder: ${hint}`,
  )
}

/** The chapters of the guide that nobody has written for all retreats: guests get no mail before theirs is whole. */
export function findMissingChapters(): string[] {
  return guideFor(content.guide, '').missing.map(
    (key) => `content/guide/${key}.md is missing: guests are not sent their guide before it is written`,
  )
}

/** What the landing page does without, as the owner has not written it yet: it keeps nothing from starting. */
export function findEmptySections(): string[] {
  return emptySections(content)
}

/** Whether a value is still an example that the owner has to replace: a demonstration marks it where guests read it. */
export function isPlaceholder(file: string, path: string): boolean {
  return loaded.placeholders.some((open) => open.file === `content/${file}` && open.path === path)
}

/** The folder `content` at or above a module: the same one from the source and from the bundle in build/server. */
function contentFolder(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'content')
    if (existsSync(join(candidate, 'business.yaml'))) return candidate
    if (folder === dirname(folder)) throw new Error(`The folder content was not found above ${start}`)
  }
}
