import { logInOperator } from '#e2e/operator.ts'
import { fullyPaid, see, type Scene, type Stage } from './scene.ts'

async function operator({ page }: Stage): Promise<void> {
  await logInOperator(page.request)
}

/** Keeps values as the draft of the website. */
function drafted(values: Record<string, string | number>) {
  return async ({ page }: Stage): Promise<void> => {
    for (const [path, value] of Object.entries(values))
      await page.request.put('/api/admin/site/draft', { data: { path, value } })
  }
}

async function published({ page }: Stage): Promise<void> {
  await page.request.post('/api/admin/site/publish', { data: {} })
}

const CHANGES = drafted({
  'prices.superEarlyBird.price': 980,
  'landing.hero.refundPromise': 'Not sure yet? Full refund within {fullRefundHours} hours of booking',
  'terms-of-service.sections.2.blocks.2': 'A private room adds {privateRoom}, and has a bathroom of its own.',
})

/** The operator's own website. */
export const websiteScenes: Scene[] = [
  { name: 'website', path: '/admin/website', before: [operator] },
  { name: 'website-draft', path: '/admin/website', before: [fullyPaid, operator, CHANGES] },
  { name: 'website-todo', path: '/admin/website/todo', before: [operator] },
  {
    name: 'website-task',
    path: '/admin/website/todo/bank',
    before: [operator, drafted({ 'business.bank.iban': 'BE71 0961 2345 6768' })],
    act: see('This IBAN cannot exist'),
  },
  {
    name: 'website-prices',
    path: '/admin/website/prices',
    before: [fullyPaid, operator, CHANGES],
    act: see('A guest who books then'),
  },
  {
    name: 'website-slip',
    path: '/admin/website/prices',
    before: [operator, drafted({ 'prices.standard.price': '1.350' })],
    act: see('Use 1,350'),
  },
  {
    name: 'website-business',
    path: '/admin/website/business',
    before: [operator, drafted({ 'business.bank.iban': 'BE71 0961 2345 6769' })],
    act: see('A new account'),
  },
  {
    name: 'website-choice',
    path: '/admin/website/business?part=business.chat.app',
    before: [operator, drafted({ 'business.chat.app': 'Signal' })],
    act: see('Use Telegram'),
  },
  {
    name: 'website-package',
    path: '/admin/website/page?part=packages.bothInclude',
    before: [operator],
    act: see('In both packages'),
  },
  {
    name: 'website-chapter',
    path: '/admin/website/page/guide?part=guide.arrival',
    before: [operator],
    act: see('Who reads it'),
  },
  {
    name: 'website-publish',
    path: '/admin/website/publish',
    before: [fullyPaid, operator, CHANGES],
    act: see('Every visitor'),
  },
  {
    name: 'website-publish-wrong',
    path: '/admin/website/publish',
    before: [operator, drafted({ 'prices.standard.price': '1.350' })],
    act: see('needs you'),
  },
  {
    name: 'website-stripe-server',
    path: '/admin/website/stripe',
    settings: { env: { STRIPE_SECRET_KEY: 'sk_test_of_a_scene', STRIPE_WEBHOOK_SECRET: 'whsec_of_a_scene' } },
    before: [operator],
  },
  {
    name: 'website-history',
    path: '/admin/website/history',
    before: [operator, CHANGES, published],
    act: see('Guests see this'),
  },
]
