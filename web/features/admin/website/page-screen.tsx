import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { SiteFieldView, SiteLists, SiteState } from '#domain/contract/site-calls.ts'
import { LEFT_OUT_PATHS, PRICE_PATHS } from '#domain/site/site-fields.ts'
import { Loaded, readQuery, useAdminQuery, useReadQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { useHydrated } from '#web/ui/hydration.tsx'
import { focusPart, openPart, writeTexts } from './frame-parts.ts'
import type { Tap } from './frame-taps.ts'
import { hiddenRows } from './hidden-rows.ts'
import { SendKeptWords } from './kept-words.tsx'
import { EditorBar, FixedLine, PhoneFoot, useSavedText } from './page-bars.tsx'
import { PageFrame, renderAnew } from './page-frame.tsx'
import { PageList } from './page-list.tsx'
import { pageTexts } from './page-words.ts'
import { PartFields, titleOfPart } from './part-fields.tsx'
import { PartPanel } from './part-panel.tsx'
import { isPageKey, SITE_PAGES, type PageKey } from './site-pages.ts'
import { fieldsQuery, NoConnection, siteQuery } from './website-page.tsx'

export const loader = reading('readSite', 'readSiteLists')

/** The page is the editor: the real page in a frame, whose words, pictures and questions open one field. */
export default function PageScreen() {
  const { page } = useParams()
  const site = useAdminQuery(siteQuery)
  const lists = useAdminQuery(readQuery('/api/admin/site/lists'))
  const key = isPageKey(page) ? page : 'landing'
  return (
    <Loaded query={site} what="Your website">
      {(state) => (
        <Loaded query={lists} what="Your website">
          {(read) => <Editor key={key} page={key} site={state} lists={read} />}
        </Loaded>
      )}
    </Loaded>
  )
}

function Editor({ page, site, lists }: { page: PageKey; site: SiteState; lists: SiteLists }) {
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
  const { data: facts } = useReadQuery(fieldsQuery([...LEFT_OUT_PATHS, ...PRICE_PATHS]), null)
  const changed = site.draft.changes.map(({ path }) => path)
  const marks = { changed, hidden: hiddenRows(lists, facts?.fields ?? []), renders }
  const prices = (facts?.fields ?? []).flatMap(({ value }) => (typeof value === 'number' ? [value] : []))

  const refresh = useEffectEvent(() => {
    isStale.current = false
    void renderAnew(frame.current, page).then(() => setRenders((before) => before + 1))
  })
  const isSaved = savedText !== 'Saving...'
  useEffect(() => {
    if (isSaved && isStale.current) refresh()
  }, [isSaved])
  const order = JSON.stringify(lists)
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

  function show(path: string | null) {
    close()
    setOpen(path)
    const shown = frame.current?.contentDocument
    if (shown) openPart(shown, path)
  }

  function onTap(tap: Tap | null) {
    close()
    if (tap?.kind === 'fixed' && open === null) setFixed(tap)
    if ((tap?.kind === 'part' && tap.path !== open) || tap?.kind === 'show') show(tap.path)
    if (tap?.kind === 'page' && tap.page !== page) void navigate(`/admin/website/page/${tap.page}`)
  }

  const bar = { title: SITE_PAGES[page].title, changes: changed.length, savedText }
  const panelRoom = open !== null || showsList ? 'contents lg:block' : 'hidden lg:block'
  return (
    <>
      <SendKeptWords />
      <div className="fixed inset-0 z-40 flex flex-col bg-sea-deep lg:static lg:-mx-8 lg:-mt-3 lg:h-[calc(100dvh-2rem)] lg:bg-transparent">
        <EditorBar
          {...bar}
          isPlain={isPlain}
          showsList={showsList}
          onPlain={setIsPlain}
          onList={() => {
            close()
            setShowsList(!showsList)
          }}
        />
        <NoConnection />
        <div className="relative flex min-h-0 grow flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="relative min-h-0 grow overflow-hidden bg-paper lg:rounded-xl lg:border lg:border-line">
            {hydrated && (
              <PageFrame
                page={page}
                marks={marks}
                prices={prices}
                isPlain={isPlain}
                frame={frame}
                onTap={onTap}
                onReady={(shown) => open !== null && openPart(shown, open)}
              />
            )}
            {fixed && <FixedLine {...fixed} />}
          </div>
          <div className={`min-h-0 overflow-y-auto ${panelRoom}`}>
            {open === null ? (
              <PageList page={page} changed={changed} lists={lists} isOpen={showsList} onPart={show} />
            ) : (
              <PartPanel key={open} title={titleOfPart(open, lists)} state={savedText} onClose={close}>
                <PartFields
                  path={open}
                  lists={lists}
                  pictureSource={(path) => sourceOf(frame.current, path)}
                  onWords={write}
                  onOpen={show}
                />
              </PartPanel>
            )}
          </div>
        </div>
        {open === null && <PhoneFoot {...bar} />}
      </div>
    </>
  )
}

function sourceOf(frame: HTMLIFrameElement | null, path: string): string | null {
  const selector = `[data-picture="${CSS.escape(path)}"]`
  return frame?.contentDocument?.querySelector<HTMLImageElement>(selector)?.currentSrc || null
}
