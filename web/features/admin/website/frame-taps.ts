import type { PageKey } from './site-pages.ts'
import { pageAt } from './site-pages.ts'

/** What a tap in the frame means. */
export type Tap =
  | { kind: 'part'; path: string }
  | { kind: 'show'; path: string }
  | { kind: 'page'; page: PageKey }
  /** Something that is not changed here, and where it comes from. */
  | { kind: 'fixed'; text: string; link: { to: string; label: string } | null }

const AMOUNT = /€\s?[\d.,]+\d/
const DATE = /\b[A-Z][a-z]{2} \d{1,2}–(?:[A-Z][a-z]{2} )?\d{1,2}, \d{4}/

/** Answers a tap or a key in the frame, whose links, forms and buttons do nothing. Null for what opens by itself or is nothing. */
export function readTap(event: Event, prices: readonly number[]): Tap | null {
  const target = event.target
  if (!isElement(target) || ('key' in event && event.key === 'Escape')) return null
  const show = target.closest<HTMLElement>('[data-show]')?.dataset.show
  const path = target.closest<HTMLElement>('[data-part]')?.dataset.part
  const link = target.closest('a')
  const isFolded = target.closest('summary') !== null
  if (show !== undefined || path !== undefined || link || !isFolded) event.preventDefault()
  if (show !== undefined) return { kind: 'show', path: show }
  if (path !== undefined) return { kind: 'part', path }
  const page = link && pageAt(link.getAttribute('href') ?? '')
  if (page) return { kind: 'page', page }
  const words = (target.closest('dl > div, a, button, p, li') ?? target).textContent.trim()
  const isShort = words.length < 80
  const amount = isShort ? AMOUNT.exec(target.textContent)?.[0] : undefined
  const isPrice = amount !== undefined && prices.includes(Number(amount.replaceAll(/[^\d]/g, '')))
  if (isPrice) return fixed(`${amount} comes from Prices`, '/admin/website/prices', 'Open Prices')
  if (amount !== undefined) return fixed(`${amount} comes from your terms and can’t be changed here`)
  const date = isShort ? DATE.exec(target.textContent)?.[0] : undefined
  if (date !== undefined) return fixed(`${date} comes from Dates`, '/admin/dates', 'Open Dates')
  const isWords = words !== '' && (link !== null || target.closest('button') !== null)
  return isWords ? fixed('The words of buttons and links are the same everywhere and stay as they are') : null
}

function fixed(text: string, to?: string, label = ''): Tap {
  return { kind: 'fixed', text, link: to === undefined ? null : { to, label } }
}

/** An element of the frame is of its own window, so `instanceof` of this window doesn't know it. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
