import { content } from '#content/content.server.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { legalTexts } from '#web/features/legal/legal-texts.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { Breadcrumbs } from '#web/seo/page-data.tsx'
import type { Route } from './+types/refund-policy.ts'

export function loader() {
  return {
    seo: content.seo.public.refundPolicy,
    siteTitle: content.business.brand.siteTitle,
    texts: legalTexts(content.legal.refundPolicy),
  }
}

export default function RefundPolicy({ loaderData: { seo, siteTitle, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta seo={seo} path="/refund-policy" siteTitle={siteTitle} />
      <Breadcrumbs siteTitle={siteTitle} title={texts.title} path="/refund-policy" />
      <LegalPage texts={texts} account={<AccountArea />} />
    </>
  )
}
