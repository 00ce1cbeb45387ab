import { use } from 'react'
import { ServerPageContext } from './page-context.ts'

/** Texts of a public page for search engines and shared links (content/seo.yaml). */
interface PageSeo {
  title: string
  description: string
  keywords: readonly string[]
}

const SOCIAL_CARD = { type: 'image/jpeg', width: '1200', height: '630' }

/** Social preview image of each page (media/render/cards.ts); other pages use the landing page's. */
const SOCIAL_CARDS: Partial<Record<string, string>> = {
  '/booking': '/media/social-booking.jpg',
  '/privacy-policy': '/media/social-privacy.jpg',
  '/terms-of-service': '/media/social-terms.jpg',
  '/refund-policy': '/media/social-refund.jpg',
}
const HOME_CARD = '/media/social-home.jpg'

/** Title, description, keywords, canonical link and social-sharing tags of a public page; React puts them into the head. */
export function PageMeta({ seo, path, siteTitle }: { seo: PageSeo; path: string; siteTitle: string }) {
  const origin = use(ServerPageContext)?.baseUrl ?? window.location.origin
  const address = new URL(path, origin).href
  const card = new URL(SOCIAL_CARDS[path] ?? HOME_CARD, origin).href
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(', ')} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={card} />
      <meta property="og:image:type" content={SOCIAL_CARD.type} />
      <meta property="og:image:width" content={SOCIAL_CARD.width} />
      <meta property="og:image:height" content={SOCIAL_CARD.height} />
      <meta property="og:image:alt" content={seo.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      <meta name="twitter:image" content={card} />
      <meta name="twitter:image:alt" content={seo.title} />
    </>
  )
}
