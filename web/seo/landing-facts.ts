import type { OrganiserDetail } from '#domain/site/organiser.ts'
import type { LandingFacts } from './page-data.tsx'

interface OwnersTexts {
  business: {
    brand: { siteTitle: string; retreatCountry: string }
    mail: { replyTo: string }
    chat: { url: string }
    social: { url: string }
  }
  faq: LandingFacts['faq']
  packages: Record<'kiter' | 'nonKiter', { title: string }>
  seo: { public: { home: { description: string } } }
}

/** Returns the landing page's structured data from the owner's texts. */
export function landingFacts(
  { business, faq, packages, seo }: OwnersTexts,
  organiser: readonly OrganiserDetail[],
): LandingFacts {
  return {
    business: {
      siteTitle: business.brand.siteTitle,
      retreatCountry: business.brand.retreatCountry,
      email: business.mail.replyTo,
      chatUrl: business.chat.url,
      socialUrl: business.social.url,
      organiser: Object.fromEntries(
        organiser.filter(({ isExample }) => !isExample).map(({ part, text }) => [part, text]),
      ),
    },
    faq,
    packages: { kiter: packages.kiter.title, 'non-kiter': packages.nonKiter.title },
    description: seo.public.home.description,
  }
}
