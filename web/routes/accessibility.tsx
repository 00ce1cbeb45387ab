import { content } from '#content/content.server.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LegalPage } from '#web/features/legal/legal-page.tsx'
import { legalTexts } from '#web/features/legal/legal-texts.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { Breadcrumbs } from '#web/seo/page-data.tsx'
import type { Route } from './+types/accessibility.ts'

export function loader() {
  return {
    seo: content.seo.public.accessibility,
    siteTitle: content.business.brand.siteTitle,
    texts: legalTexts(content.legal.accessibility),
  }
}

export default function Accessibility({ loaderData: { seo, siteTitle, texts } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta seo={seo} path="/accessibility" siteTitle={siteTitle} />
      <Breadcrumbs siteTitle={siteTitle} title={texts.title} path="/accessibility" />
      <LegalPage texts={texts} account={<AccountArea />} />
    </>
  )
}
