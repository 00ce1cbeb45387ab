import { data } from 'react-router'
import { content } from '#content/content.server.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { Breadcrumbs } from '#web/seo/structured-data.tsx'
import { PageMeta } from '#web/shell/page-meta.tsx'
import type { Route } from './+types/legal.ts'

/** The owner's texts of each legal page, by its path in web/routes.ts. */
const PAGES: Record<string, keyof typeof content.legal> = {
  '/privacy-policy': 'privacyPolicy',
  '/terms-of-service': 'termsOfService',
  '/refund-policy': 'refundPolicy',
  '/accessibility': 'accessibility',
}

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '')
  const page = PAGES[path]
  if (!page) throw data(null, { status: 404 })
  return {
    path,
    seo: content.seo.public[page],
    siteTitle: content.business.brand.siteTitle,
    texts: content.legal[page],
  }
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
