import { content } from '#content/content.server.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { legalTexts } from '#web/features/legal/legal-texts.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { Breadcrumbs } from '#web/seo/page-data.tsx'
import type { Route } from './+types/privacy-policy.ts'

export function loader() {
  return {
    seo: content.seo.public.privacyPolicy,
    siteTitle: content.business.brand.siteTitle,
    texts: legalTexts(content.legal.privacyPolicy),
  }
}

export default function PrivacyPolicy({ loaderData: { seo, siteTitle, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta seo={seo} path="/privacy-policy" siteTitle={siteTitle} />
      <Breadcrumbs siteTitle={siteTitle} title={texts.title} path="/privacy-policy" />
      <LegalPage texts={texts} account={<AccountArea />} />
    </>
  )
}
