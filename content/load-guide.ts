import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import {
  GUIDE_CHAPTERS,
  type Guide,
  type GuideBlock,
  type GuideChapter,
  type GuideChapterKey,
  type GuideSpan,
} from '#domain/guide/guide.ts'
import { chapterAt, pathIn, type SiteValue, type SiteValues } from '#domain/site/site-document.ts'
import { ContentError, readText } from './content-files.ts'
import type { OwnProblem } from './own-values.ts'
import { fillFigures, looksLikeSample, type Figures } from './owner-text.ts'
import type { MarkText, Placeholder } from './yaml-file.ts'

/**
 * Reads the guide: a shipped file per chapter, and over them the operator's own chapters, for all retreats and for the one with a first
 * day. A missing chapter is no error here; it is reported where it is needed. Throws a ContentError.
 */
export function loadGuide(
  folder: string,
  figures: Figures,
  { values = {}, mark }: { values?: SiteValues; mark?: MarkText } = {},
): { guide: Guide; leftOut: Placeholder[]; problems: OwnProblem[] } {
  const leftOut: Placeholder[] = []
  const problemsOfOwn: OwnProblem[] = []

  function readShipped(name: string, key: GuideChapterKey): GuideChapter | null {
    const text = readText(folder, name)
    if (text === null) return null
    const read = readGuideText(`content/${name}`, key, text, figures)
    leftOut.push(...read.leftOut.map((open) => ({ ...open, name })))
    return read.chapter
  }

  function readChapters(inside: string): GuideChapter[] {
    return GUIDE_CHAPTERS.flatMap((key) => {
      const name = `${inside}/${key}.md`
      const path = pathIn(name, [])
      const own = readOwnChapter(path, key, values[path]?.value, figures)
      if (own?.problem !== undefined) problemsOfOwn.push({ path, message: own.problem })
      const chapter = own?.chapter ?? readShipped(name, key)
      if (!chapter) return []
      return mark ? { ...chapter, title: mark(path, chapter.title) } : chapter
    })
  }

  const days = Object.keys(values).flatMap((path) => chapterAt(path)?.firstDay ?? [])
  return {
    guide: {
      forAll: readChapters('guide'),
      byFirstDay: Object.fromEntries(days.map((day) => [day, readChapters(`guide/${day}`)])),
    },
    leftOut,
    problems: problemsOfOwn,
  }
}

/** Returns a chapter as the operator wrote it, or what is wrong with it; null if she wrote none. Braces that she typed are plain text. */
function readOwnChapter(
  path: string,
  key: GuideChapterKey,
  value: SiteValue | undefined,
  figures: Figures,
): { chapter?: GuideChapter; problem?: string } | null {
  if (typeof value !== 'string') return null
  try {
    const { chapter } = readGuideText(path, key, value, figures, { bracesArePlain: true })
    return chapter ? { chapter } : { problem: 'This chapter has no text' }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { problem: error.problems.map((problem) => problem.replace(`${path}, line `, 'Line ')).join('. ') }
  }
}

const PLACEHOLDER_MARK = /^!placeholder\s+/
const ALLOWED_LINK = /^(?:https:\/\/|mailto:|tel:|\/(?!\/))/

interface GuideFile {
  /** Null if the file has no text. */
  chapter: GuideChapter | null
  /** The lines that are not in the chapter until the owner writes them. */
  leftOut: Omit<Placeholder, 'name'>[]
}

/**
 * Reads a chapter of the guide from Markdown: a title, headings, paragraphs and lists with strong, emphasised and
 * linked words. It becomes plain data, never HTML, so that no markup can be injected where it is shown (decision 0092).
 * Other Markdown is refused with its line. Throws a ContentError.
 */
export function readGuideText(
  file: string,
  key: GuideChapterKey,
  source: string,
  figures: Figures,
  { bracesArePlain = false }: { bracesArePlain?: boolean } = {},
): GuideFile {
  const problems: string[] = []
  const leftOut: Omit<Placeholder, 'name'>[] = []
  const tokens = Lexer.lex(source)
  let line = 1
  let title = ''
  let heading = ''
  const blocks: GuideBlock[] = []
  /** The headings below which a line is left out; one with nothing else below it is left out too. */
  const incomplete = new Set<GuideBlock>()

  function refuse(what: string, at = line): void {
    problems.push(`${file}, line ${at}: ${what}`)
  }

  function inline(list: readonly Token[] | undefined, at: number): GuideSpan[] {
    return spansOf(list ?? [], { weight: 'plain', href: null }, (what) => refuse(what, at))
  }

  function filled(spans: readonly GuideSpan[], at: number): GuideSpan[] {
    return spans.map((span) => ({
      ...span,
      text: fillFigures(span.text, figures, (what) => bracesArePlain || refuse(what, at)),
    }))
  }

  /** Returns a line, or none if it is left out. */
  function lineOf(list: readonly Token[] | undefined, at: number): GuideSpan[][] {
    const spans = inline(list, at)
    const words = wordsOf(spans)
    // Checked before the figures are filled in, because an example figure is reported where it is written.
    if (!PLACEHOLDER_MARK.test(words) && !looksLikeSample(words)) return [filled(spans, at)]
    leftOut.push({ line: at, path: heading || title, hint: words.replace(PLACEHOLDER_MARK, '') })
    const above = blocks.findLast(({ kind }) => kind === 'heading')
    if (above) incomplete.add(above)
    return []
  }

  function listItems(list: Tokens.List): GuideSpan[][] {
    let at = line
    return list.items.flatMap((item) => {
      const itemLine = at
      at += linesIn(item.raw)
      const [text, ...more] = item.tokens.filter(({ type }) => type !== 'space')
      if (more.length > 0 || item.task || (text && text.type !== 'text' && text.type !== 'paragraph'))
        refuse('A list item is one text: lists inside lists and tick boxes are not shown', itemLine)
      return lineOf(text && 'tokens' in text ? text.tokens : [], itemLine).flatMap(pointsOf)
    })
  }

  for (const token of tokens.filter(isMarkdown)) {
    switch (token.type) {
      case 'space':
      case 'hr':
        break
      case 'heading': {
        const text = wordsOf(filled(inline(token.tokens, line), line))
        if (token.depth === 1 && title === '' && blocks.length === 0) title = text
        else if (token.depth === 1) refuse('One title is enough: write ## for a heading')
        else {
          heading = text
          blocks.push({ kind: 'heading', text })
        }
        break
      }
      case 'paragraph':
        blocks.push(...lineOf(token.tokens, line).map((spans) => ({ kind: 'paragraph' as const, spans })))
        break
      case 'list': {
        const items = listItems(token)
        if (items.length > 0) blocks.push({ kind: 'list', ordered: token.ordered, items })
        break
      }
      default:
        refuse('Write a title, headings, paragraphs and lists: nothing else is shown')
    }
    line += linesIn(token.raw)
  }
  const written = blocks.filter((block, index) => {
    const next = blocks[index + 1]
    return !incomplete.has(block) || (next && next.kind !== 'heading')
  })
  const isEmpty = written.every(({ kind }) => kind === 'heading')
  if (title === '' && !isEmpty) problems.unshift(`${file}, line 1: Begin with a title: # Packing list`)
  if (problems.length > 0) throw new ContentError(problems)
  return { chapter: isEmpty ? null : { key, title, blocks: written }, leftOut }
}

/** Returns the points of a list item: one for each line of a figure that is a list. */
function pointsOf(spans: GuideSpan[]): GuideSpan[][] {
  const [first, ...rest] = spans
  if (!first || rest.length > 0) return [spans]
  return first.text.split('\n').map((text) => [{ ...first, text }])
}

type Style = Pick<GuideSpan, 'weight' | 'href'>

function spansOf(tokens: readonly Token[], style: Style, refuse: (what: string) => void): GuideSpan[] {
  return tokens.filter(isMarkdown).flatMap((token): GuideSpan[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return 'tokens' in token && token.tokens
          ? spansOf(token.tokens, style, refuse)
          : [{ ...style, text: token.text.replaceAll(/\s*\n\s*/g, ' ') }]
      case 'strong':
        return spansOf(token.tokens, { ...style, weight: 'strong' }, refuse)
      case 'em':
        return spansOf(token.tokens, { ...style, weight: 'emphasis' }, refuse)
      case 'link':
        if (!ALLOWED_LINK.test(token.href))
          refuse(`A link leads to https:, mailto:, tel: or a page of this site`)
        return spansOf(token.tokens, { ...style, href: token.href }, refuse)
      case 'br':
        return [{ ...style, text: ' ' }]
      default:
        refuse('Only strong, emphasised and linked words are shown; HTML and pictures are not')
        return []
    }
  })
}

/** Tells the types that there are only Markdown's own tokens, because no extension is installed. */
function isMarkdown(token: Token): token is MarkedToken {
  return token.type !== ''
}

function wordsOf(spans: readonly GuideSpan[]): string {
  return spans.map(({ text }) => text).join('')
}

function linesIn(raw: string): number {
  return raw.split('\n').length - 1
}
