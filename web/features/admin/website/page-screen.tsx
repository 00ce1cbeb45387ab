import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { SiteFieldView, SiteState } from '#domain/contract/site-calls.ts'
import { chapterAt } from '#domain/site/site-document.ts'
import { PRICE_PATHS } from '#domain/site/site-fields.ts'
import { Loaded, useAdminQuery, useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { focusPart, openPart, writeTexts } from './frame-parts.ts'
import type { Tap } from './frame-taps.ts'
import { useSavedText, WaitingWords } from './kept-words.tsx'
import { EditorBar, FixedLine } from './page-bars.tsx'
import { PageFrame, renderAnew } from './page-frame.tsx'
import { PageList } from './page-list.tsx'
import { pageTexts } from './page-words.ts'
import { PartFields, titleOfPart } from './part-fields.tsx'
import { PartPanel } from './part-panel.tsx'
import { newKey } from './question-buttons.tsx'
import { isPageKey, SITE_PAGES, type PageKey } from './site-pages.ts'
import { unseenRows } from './unseen-rows.ts'
import { DraftLine, fieldsQuery, publishedTogether, siteQuery } from './website-page.tsx'

export const loader = reading('readSite')

/** The page is the editor: the real page in a frame, whose words, pictures and questions open one field. */
export default function PageScreen() {
  const { page } = useParams()
  const site = useAdminQuery(siteQuery)
  const key = isPageKey(page) ? page : 'landing'
  return (
    <Loaded query={site} what="Your website">
      {(state) => <Editor key={key} page={key} site={state} />}
    </Loaded>
  )
}

function Editor({ page, site }: { page: PageKey; site: SiteState }) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const [open, setOpen] = useState<string | null>(asked.get('part'))
  const [showsList, setShowsList] = useState(false)
  const [isPlain, setIsPlain] = useState(false)
  const [fixed, setFixed] = useState<Extract<Tap, { kind: 'fixed' }> | null>(null)
  const [renders, setRenders] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const words = useRef(new Map<string, { field: SiteFieldView; stored: string }>())
  const isStale = useRef(false)
  const savedText = useSavedText()
  const { data: ofPrices } = useReadQuery(fieldsQuery(PRICE_PATHS), null)
  const prices = (ofPrices?.fields ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  const changed = site.draft.changes.map(({ path }) => path)
  const unseen = unseenRows(page, site)

  const refresh = useEffectEvent(() => {
    isStale.current = false
    void renderAnew(frame.current).then(() => setRenders((before) => before + 1))
  })
  const isSaved = savedText !== 'Saving...'
  useEffect(() => {
    if (isSaved && isStale.current) refresh()
  }, [isSaved])
  const order = JSON.stringify([site.questions, site.leftOut])
  const shownOrder = useRef(order)
  useEffect(() => {
    if (shownOrder.current !== order) refresh()
    shownOrder.current = order
  }, [order])

  function write(field: SiteFieldView, stored: string, chips = true) {
    words.current.set(field.path, { field, stored })
    const shown = frame.current?.contentDocument
    const texts = pageTexts(field.kind, stored, field.figures)
    if (shown && !writeTexts(shown, field.path, texts, { chips })) isStale.current = true
  }

  function close() {
    for (const { field, stored } of words.current.values()) write(field, stored, false)
    words.current.clear()
    setOpen(null)
    setShowsList(false)
    setFixed(null)
    const shown = frame.current?.contentDocument
    if (!shown || open === null) return
    openPart(shown, null)
    focusPart(shown, open)
  }

  function show(path: string) {
    close()
    setOpen(path)
    const shown = frame.current?.contentDocument
    if (shown) openPart(shown, path)
  }

  function onTap(tap: Tap | null) {
    close()
    if (tap?.kind === 'fixed' && open === null) setFixed(tap)
    if (tap?.kind === 'part' && tap.path !== open) show(tap.path)
    if (tap?.kind === 'show') show(tap.path.replace('.own-.', `.own-${newKey()}.`))
    if (tap?.kind === 'page' && tap.page !== page) void navigate(`/admin/website/page/${tap.page}`)
  }

  const bar = { changes: publishedTogether(site).length, savedText }
  return (
    <div className="fixed inset-0 z-40 flex flex-col bg-sea-deep lg:static lg:-mx-8 lg:-mt-3 lg:h-[calc(100dvh-2rem)] lg:bg-transparent">
      <EditorBar
        {...bar}
        title={SITE_PAGES[page].title}
        isPlain={isPlain}
        showsList={showsList}
        onPlain={setIsPlain}
        onList={() => {
          close()
          setShowsList(!showsList)
        }}
      />
      <WaitingWords />
      <div className="relative flex min-h-0 grow flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="relative min-h-0 grow overflow-hidden bg-paper lg:rounded-xl lg:border lg:border-line">
          {hydrated && (
            <PageFrame
              page={page}
              firstDay={chapterAt(open ?? '')?.firstDay ?? null}
              marks={{ changed, unseen, renders }}
              prices={prices}
              isPlain={isPlain}
              frame={frame}
              onTap={onTap}
              onReady={(shown) => open !== null && openPart(shown, open)}
            />
          )}
          {fixed && <FixedLine {...fixed} />}
        </div>
        <div
          className={`min-h-0 overflow-y-auto lg:block ${open !== null || showsList ? 'contents' : 'hidden'}`}
        >
          {open === null ? (
            <PageList page={page} changed={changed} isOpen={showsList} />
          ) : (
            <PartPanel key={open} title={titleOfPart(open, site.questions)} state={savedText} onClose={close}>
              <PartFields
                path={open}
                questions={site.questions}
                pictureSource={(path) => sourceOf(frame.current, path)}
                onWords={write}
                onOpen={show}
              />
            </PartPanel>
          )}
        </div>
      </div>
      {open === null && (
        <footer className="border-t border-line bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
          <DraftLine {...bar} />
        </footer>
      )}
    </div>
  )
}

function sourceOf(frame: HTMLIFrameElement | null, path: string): string | null {
  const selector = `[data-picture="${CSS.escape(path)}"]`
  return frame?.contentDocument?.querySelector<HTMLImageElement>(selector)?.currentSrc || null
}
