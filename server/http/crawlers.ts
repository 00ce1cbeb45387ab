import type { Hono } from 'hono'
import type { SiteContent } from '#content/site-content.ts'
import type { Deps } from '#server/deps.ts'

/** The pages for search engines: the offer, the booking form, and the texts that apply to a booking. */
function found({ legal }: SiteContent) {
  return [
    { path: '/', lastUpdated: undefined },
    { path: '/booking', lastUpdated: undefined },
    { path: '/privacy-policy', lastUpdated: legal.privacyPolicy.lastUpdated },
    { path: '/terms-of-service', lastUpdated: legal.termsOfService.lastUpdated },
    { path: '/refund-policy', lastUpdated: legal.refundPolicy.lastUpdated },
    { path: '/accessibility', lastUpdated: legal.accessibility.lastUpdated },
  ]
}

/** Pages of one guest or of the operator, which also say `noindex`. An entry covers every path that begins with it. */
const NOT_FOR_CRAWLERS = [
  '/admin',
  '/after/',
  '/auth-redirect',
  '/checkout',
  '/claim/',
  '/confirm-address',
  '/dashboard',
  '/dev-dashboard',
  '/edit-booking/',
  '/guide/',
  '/hand-over/',
  '/kept-trip',
  '/lodge/',
  '/pay/',
  '/payment',
  '/refund/',
  '/thank-you',
  '/sandbox/',
  '/season',
  '/traveller',
  '/waiting-list',
  '/api/',
]

const CACHE_CONTROL = 'public, max-age=3600'

/** Serves robots.txt and sitemap.xml with this instance's public address. */
export function crawlerRoutes(app: Hono, deps: Deps): void {
  const absolute = (path: string) => new URL(path, deps.env.baseUrl).href

  const robots = [
    'User-agent: *',
    ...NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')

  const sitemap = () =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...found(deps.site()).map(({ path, lastUpdated }) => {
        const lastmod = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : ''
        return `  <url><loc>${absolute(path)}</loc>${lastmod}</url>`
      }),
      '</urlset>',
      '',
    ].join('\n')

  app.get('/robots.txt', (c) => c.text(robots, 200, { 'cache-control': CACHE_CONTROL }))
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': CACHE_CONTROL,
    }),
  )
}
