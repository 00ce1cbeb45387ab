import type { TextPiece } from '#domain/site/figure-text.ts'
import { fieldAt, fieldOrder } from '#domain/site/site-fields.ts'
import { FRAME_STYLES } from './frame-styles.ts'

// The operator's parts of the page in the frame, which has no scripts: this page makes them buttons and changes their words as she types.

/** A row for what guests don't see: a hidden question, a part that is left out, or a person or photo to add. */
export interface UnseenRow {
  /** What its button opens. */
  path: string
  /** The part that it stands after, if that is not the one before its own in the order of the fields. */
  after?: string | undefined
  /** Why guests don't see it: “Hidden: ”. */
  state: string
  title: string
  button: string
}

export interface Marks {
  /** The paths that differ from the published version. */
  changed: readonly string[]
  unseen: readonly UnseenRow[]
  /** How often the page was rendered anew, because a new rendering has no marks yet. */
  renders: number
}

/** Makes every editable text and picture of the page a button; called again after each change. */
export function markParts(page: Document, { changed, unseen }: Omit<Marks, 'renders'>): void {
  if (!page.querySelector('#editor-styles')) {
    const styles = page.createElement('style')
    styles.id = 'editor-styles'
    styles.textContent = FRAME_STYLES
    page.head.append(styles)
  }
  for (const old of page.querySelectorAll('.editor-row, .editor-picture, .editor-key')) old.remove()
  const spans = [...page.querySelectorAll<HTMLElement>('[data-field]')]
  for (const path of new Set(spans.map((span) => span.dataset.field ?? ''))) {
    const own = spans.filter((span) => span.dataset.field === path)
    for (const element of elementsOf(path, own)) makePart(element, path, changed.includes(path))
  }
  const pictures = [...page.querySelectorAll<HTMLElement>('[data-picture]')]
  for (const path of new Set(pictures.map((picture) => picture.dataset.picture ?? ''))) {
    const picture = pictures.find((each) => each.dataset.picture === path && each.getClientRects().length > 0)
    if (picture) addPictureButton(picture, path, changed.includes(path))
  }
  // Each stands right after its part, before those that were added there already.
  for (const row of unseen.toReversed()) addRow(page, row)
}

/** Returns the elements that are one part each: what surrounds all texts of a field, if nothing else editable is in it, else each text. */
function elementsOf(path: string, spans: readonly HTMLElement[]): HTMLElement[] {
  // A chapter of the guide is one field, whose title alone is marked.
  if (path.startsWith('guide.')) return spans.flatMap((span) => span.closest('section') ?? [])
  const texts = [...Map.groupBy(spans, ({ dataset }) => dataset.text).values()]
  if (texts.length > 1) {
    const around = commonAncestor(spans)
    const isOwn = [...around.querySelectorAll<HTMLElement>('[data-field]')].every(
      ({ dataset }) => dataset.field === path,
    )
    if (isOwn && !around.matches('body, section, main')) return [around]
  }
  return texts.map((pieces) => widened(commonAncestor(pieces)))
}

function commonAncestor(elements: readonly HTMLElement[]): HTMLElement {
  let around = elements[0]
  while (around?.parentElement && !elements.every((element) => around?.contains(element)))
    around = around.parentElement
  if (!around) throw new Error('No element was given')
  return around
}

/** Returns the element around a text that holds nothing else, so that the heading is the part, and not its words. */
function widened(text: HTMLElement): HTMLElement {
  const around = text.parentElement
  const isAlone =
    around?.textContent.trim() === text.textContent.trim() && around.querySelector('svg, img') === null
  return around && isAlone && !around.matches('a, button, summary, section, td, body') ? around : text
}

function makePart(element: HTMLElement, path: string, isChanged: boolean): void {
  element.dataset.part = path
  element.dataset.label = fieldAt(path)?.label ?? ''
  addKey(element, path)
  element.toggleAttribute('data-changed', isChanged)
  const view = element.ownerDocument.defaultView
  const look = view?.getComputedStyle(element)
  element.toggleAttribute('data-dark', isLight(look?.color ?? ''))
  if (look?.position === 'static') element.style.position = 'relative'
}

/**
 * Makes the button of a part for the keyboard and for readers: its first words, because a heading and a list stay what they are. What folds
 * is a button already, so its words have one of their own before it.
 */
function addKey(element: HTMLElement, path: string): void {
  const folded = element.closest('summary')?.parentElement
  const key = folded ? element.ownerDocument.createElement('button') : firstText(element)
  if (!key) return
  key.dataset.key = path
  key.ariaLabel = keyName(element)
  if (folded) {
    key.className = 'editor-key'
    key.dataset.show = path
    key.textContent = `Change: ${element.dataset.label ?? ''}`
    folded.before(key)
  } else {
    key.role = 'button'
    key.tabIndex = 0
  }
}

function firstText(element: HTMLElement): HTMLElement | null {
  return element.matches('[data-field]') ? element : element.querySelector<HTMLElement>('[data-field]')
}

function keyName(element: HTMLElement): string {
  return `Change: ${element.dataset.label ?? ''}: ${firstText(element)?.textContent ?? ''}`
}

/** True for letters that stand on a dark part. */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140
}

function addPictureButton(picture: HTMLElement, path: string, isChanged: boolean): void {
  let host = picture.closest('picture')?.parentElement ?? picture.parentElement
  const view = picture.ownerDocument.defaultView
  // A picture behind the words of its part has its button above them.
  for (let around = host; around; around = around.parentElement) {
    if (Number(view?.getComputedStyle(around).zIndex) < 0) host = around.parentElement
  }
  if (!host) return
  if (view?.getComputedStyle(host).position === 'static') host.style.position = 'relative'
  const button = picture.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'editor-picture'
  button.dataset.part = path
  button.dataset.key = path
  button.ariaLabel = `Change: ${fieldAt(path)?.label ?? 'Picture'}`
  button.toggleAttribute('data-changed', isChanged)
  button.toggleAttribute('data-top', picture.getBoundingClientRect().top + (view?.scrollY ?? 0) < 60)
  host.append(button)
}

function addRow(page: Document, { path, after = path, state, title, button }: UnseenRow): void {
  const before = partBefore(page, after)
  const place = before?.closest('summary, li, dt, dd, dl > div')?.closest('details, ul, ol, dl') ?? before
  if (!place) return
  const row = page.createElement('div')
  row.className = 'editor-row'
  const show = page.createElement('button')
  show.type = 'button'
  show.dataset.show = path
  show.textContent = button
  show.ariaLabel = `${button}: ${title}`
  row.append(`${state}${title}`, show)
  place.after(row)
}

/** Returns the last part that shares the most of a path, among those that stand before it in the order of the fields. */
function partBefore(page: Document, path: string): HTMLElement | undefined {
  const names = path.split('.')
  const weigh = (part: HTMLElement) => {
    const own = part.dataset.part ?? ''
    const order = fieldOrder(own)
    const differs = own.split('.').findIndex((name, index) => name !== names[index])
    return order > fieldOrder(path) ? -1 : (differs === -1 ? names.length : differs) * 1000 + order
  }
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')]
  const most = Math.max(0, ...parts.map(weigh))
  return parts.findLast((part) => weigh(part) === most)
}

function partsAt(page: Document, path: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(path)}"]`)]
}

/** Shows which part is open, and brings it 120 pixels below the top. */
export function openPart(page: Document, path: string | null): void {
  for (const part of page.querySelectorAll('[data-open]')) part.removeAttribute('data-open')
  if (path === null) return
  const parts = partsAt(page, path)
  const part = parts.find((each) => each.getClientRects().length > 0) ?? parts[0]
  if (!part) return
  const folded = part.closest('details')
  if (folded) folded.open = true
  const shown = path.startsWith('faq.groups.') && folded ? folded : part
  shown.toggleAttribute('data-open', true)
  const top = shown.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0)
  page.defaultView?.scrollTo({ top: top - PART_TOP })
}

const PART_TOP = 120

/** Puts the focus back on a part. */
export function focusPart(page: Document, path: string): void {
  const key = page.querySelector<HTMLElement>(`[data-key="${CSS.escape(path)}"]`)
  key?.focus({ preventScroll: true })
}

/**
 * Writes a field's texts into the page, one for each paragraph or point. Returns false if the page has another number of them, and has to
 * be rendered anew.
 */
export function writeTexts(
  page: Document,
  path: string,
  texts: readonly (readonly TextPiece[])[],
  { chips }: { chips: boolean },
): boolean {
  const spans = [...page.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)]
  const written = [...Map.groupBy(spans, ({ dataset }) => dataset.text).values()]
  if (written.length === 0 || texts.length === 0 || written.length % texts.length !== 0) return false
  written.forEach(([first, ...others], index) => {
    for (const other of others) other.replaceChildren()
    const pieces = texts[index % texts.length] ?? []
    first?.replaceChildren(
      ...pieces.map(({ text, isFigure }) => (isFigure && chips ? chipOf(page, text) : text)),
    )
  })
  for (const part of partsAt(page, path)) {
    const key = firstText(part)
    if (key?.role === 'button') key.ariaLabel = keyName(part)
  }
  return true
}

function chipOf(page: Document, text: string): HTMLElement {
  const chip = page.createElement('span')
  chip.className = 'editor-figure'
  chip.textContent = text
  return chip
}

/** Replaces the page by a new rendering, and keeps where she was and what was open. */
export function replacePage(page: Document, html: string): void {
  // Without the head, whose styles are there already and which this page's own policy would refuse.
  const next = new DOMParser().parseFromString(html.slice(html.search(/<body/i)), 'text/html')
  const opened = [...page.querySelectorAll('details[open]')].map(nameOf)
  page.body.replaceChildren(...[...next.body.childNodes].map((node) => page.importNode(node, true)))
  for (const folded of page.querySelectorAll('details')) folded.open = opened.includes(nameOf(folded))
}

/** A question, a day or a section keeps its name when others before it come or go. */
function nameOf(folded: Element): string | undefined {
  return folded.querySelector<HTMLElement>('[data-field]')?.dataset.field
}
