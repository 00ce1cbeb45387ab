import { data } from 'react-router'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { Breadcrumbs } from '#web/seo/structured-data.tsx'
import { siteContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import type { Route } from './+types/legal.ts'

/** The owner's texts of each legal page, by its path in web/routes.ts. */
const PAGES = {
  '/privacy-policy': 'privacyPolicy',
  '/terms-of-service': 'termsOfService',
  '/refund-policy': 'refundPolicy',
  '/accessibility': 'accessibility',
} as const

export function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  if (!isPage(path)) throw data(null, { status: 404 })
  const page = PAGES[path]
  return {
    path,
    seo: site.seo.public[page],
    siteTitle: site.business.brand.siteTitle,
    texts: site.legal[page],
  }
}

function isPage(path: string): path is keyof typeof PAGES {
  return path in PAGES
}

export default function Legal({ loaderData: { path, seo, siteTitle, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta seo={seo} path={path} siteTitle={siteTitle} />
      <Breadcrumbs siteTitle={siteTitle} title={texts.title} path={path} />
      <LegalPage texts={texts} account={<AccountArea />} />
    </>
  )
}
