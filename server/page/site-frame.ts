import { Hono } from 'hono'
import { banjulDay, formatDay, isCalendarDay } from '#domain/base/dates.ts'
import { Problem } from '#domain/contract/problem.ts'
import { departureInfoOn, guideFor, type GuideView } from '#domain/guide/guide.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { LEGAL_PAGES } from '#domain/site/site-document.ts'
import { adminSession } from '#server/account/admin-gate.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { randomId } from '#server/http/request-context.ts'
import { FRAMED_PAGE_POLICY } from '#server/http/security.ts'
import { renderPage, type ReadersOf, type Web } from '#server/http/web.ts'
import { senderOf } from '#server/mail/sender.ts'
import { MAILS, type MailData, type MailTemplate } from '#server/mail/templates.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { readDraft } from '#server/site/draft.ts'
import { readPricingTiers } from '#server/store/places.ts'
import { pageWithFields, textMarks } from './marked-texts.ts'

/** The pages that the operator edits, by their names in `/admin/website/page/…`, with the address of each. */
const PAGES: Readonly<Record<string, string>> = {
  landing: '/',
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [page, `/${page}`])),
  guide: '/guide/sample',
}

const FRAMED = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': FRAMED_PAGE_POLICY,
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * Serves the pages of the draft to the operator's editor, which shows them in a frame: rendered as for nobody by the real code, without
 * scripts, and with each editable text marked. No other page may be framed.
 */
export function siteFrame(app: Hono, deps: AppDeps, web: Web, readersOf: ReadersOf): void {
  app.get('/admin/website/frame/:page', async (c) => {
    if (!(await adminSession(deps, c))) throw new Problem('unauthorized')
    const { document } = await readDraft(deps)
    const { mark, fields } = textMarks()
    const { site } = deps.contents.load(document, mark)
    const ofDraft = { ...deps, site: () => site }
    const page = c.req.param('page')
    const firstDay = c.req.query('on') ?? ''
    const html = page === 'email' ? await sampleEmails(ofDraft) : await renderDraft(ofDraft, page, firstDay)
    return c.body(pageWithFields(html, fields), 200, FRAMED)
  })

  async function renderDraft(ofDraft: AppDeps, page: string, firstDay: string): Promise<string> {
    const path = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined
    if (path === undefined) throw new Problem('not-found')
    const tiers = await readPricingTiers(ofDraft)
    const guide = { ok: true as const, body: sampleGuide(ofDraft, firstDay) }
    const forNobody = new Hono().all('*', (c) => {
      c.set('requestId', randomId())
      const readers = {
        ...readersOf(c, { pricingTiers: () => tiers }),
        prices: ofDraft.site().prices,
        guest: async () => SAMPLE_GUEST,
        guide: async () => guide,
      }
      return renderPage(ofDraft, web, c, { readers, nonce: null })
    })
    const rendered = await forNobody.request(new URL(path, deps.env.baseUrl))
    if (!rendered.ok) throw new Error(`${path} could not be rendered`)
    // Fonts and the visitor's account, which scripts would show after the first paint.
    return (await rendered.text())
      .replace('media="print,(scripting:none)"', 'media="all"')
      .replaceAll('data-account="loading"', 'data-account="out"')
  }
}

const SAMPLE_GUEST = {
  id: '',
  email: 'guest@example.com',
  firstName: 'Awa',
  lastName: 'Jallow',
  emailVerified: true,
}

/** The guide with all its chapters, as guests of the date with this first day read it; without one, those of a sample date. */
function sampleGuide({ site, clock }: Pick<AppDeps, 'site' | 'clock'>, firstDay: string): GuideView {
  const { guide, retreats } = site()
  const today = banjulDay(clock.now())
  return {
    retreatDate: isCalendarDay(firstDay) ? formatDay(firstDay) : retreats.slice(0, 1).map(labelOf).join(),
    postedOn: today,
    isPosted: true,
    chapters: guideFor(guide, firstDay).chapters,
    departure: null,
    departureOn: departureInfoOn(today),
  }
}

/** Two sample emails below each other, because good news has its own sign-off. */
async function sampleEmails(deps: Pick<AppDeps, 'env' | 'site'>): Promise<string> {
  const [good, plain] = await Promise.all([
    sampleEmail(deps, 'payment-received'),
    sampleEmail(deps, 'booking-cancelled'),
  ])
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(plain)?.[1] ?? ''
  return good.replace('</body>', () => `${body}</body>`)
}

async function sampleEmail(deps: Pick<AppDeps, 'env' | 'site'>, template: MailTemplate): Promise<string> {
  const [data] = Object.values<MailData[MailTemplate]>(MAILS[template].samples())
  if (data === undefined) throw new Error(`${template} has no sample`)
  return (await writeMail(template, senderOf(deps), data)).html
}
