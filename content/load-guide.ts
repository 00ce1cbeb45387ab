import { isCalendarDay } from '#domain/base/dates.ts'
import { GUIDE_CHAPTERS, type Guide, type GuideChapter } from '#domain/retreat/guide.ts'
import { ContentError } from './content-error.ts'
import { readText, type ContentFiles } from './content-files.ts'
import type { Figures } from './fill-figures.ts'
import { readGuideText } from './guide-file.ts'
import type { Placeholder } from './yaml-file.ts'

const FOLDER = 'guide'
const FILES: readonly string[] = GUIDE_CHAPTERS.map((key) => `${key}.md`)

/**
 * Reads the guide: one file per chapter for all retreats, and a retreat's own chapters in a folder named by its first
 * day. A missing chapter is no error here; it is reported where it is needed. Throws a ContentError.
 */
export function loadGuide(
  files: ContentFiles,
  figures: Figures,
): { guide: Guide; placeholders: Placeholder[] } {
  const placeholders: Placeholder[] = []

  function readChapters(inside: string): GuideChapter[] {
    return GUIDE_CHAPTERS.flatMap((key) => {
      const name = `${inside}/${key}.md`
      const file = files.find(name)
      if (!file) return []
      const read = readGuideText(file.shown, key, readText(file), figures)
      placeholders.push(...read.placeholders.map((open) => ({ ...open, name })))
      return read.chapter ?? []
    })
  }

  const entries = files.list(FOLDER)
  // A misspelt name would otherwise be ignored silently.
  const strange = entries.filter((entry) =>
    entry.isFolder ? !isCalendarDay(entry.name) : !isChapterFile(entry.name),
  )
  const days = entries.filter(({ isFolder }) => isFolder).map(({ name }) => name)
  const strangeInside = days.flatMap((day) =>
    files
      .list(`${FOLDER}/${day}`)
      .filter(({ name }) => !isChapterFile(name))
      .map(({ name }) => `${day}/${name}`),
  )
  const problems = [...strange.map(({ name }) => name), ...strangeInside].map(
    (name) =>
      `content/${FOLDER}/${name}: the chapters are ${FILES.join(', ')}, and a folder is named by a retreat's first day, 2027-01-22`,
  )
  if (problems.length > 0) throw new ContentError(problems)

  return {
    guide: {
      forAll: readChapters(FOLDER),
      byFirstDay: Object.fromEntries(days.map((day) => [day, readChapters(`${FOLDER}/${day}`)])),
    },
    placeholders,
  }
}

function isChapterFile(name: string): boolean {
  // Editors and file managers leave files that begin with a dot.
  return name.startsWith('.') || FILES.includes(name)
}
