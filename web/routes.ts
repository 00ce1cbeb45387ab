import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'
import { ADMIN_SECTIONS, OTHER_SCREENS, type AdminSection } from './features/admin/sections.ts'

const adminFile = (file: string) => `features/admin/${file}.tsx`

function screenRoutes(screens: AdminSection['screens'], path = '') {
  return Object.entries(screens).map(([below, file]) =>
    // An id of its own, because a file may be the screen of two paths.
    route(path + below, adminFile(file), { id: `features/admin/${path}${below}` }),
  )
}

export default [
  layout('shell/unhydrated-route.tsx', [
    index('routes/landing.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('booking', 'routes/booking.tsx'),
    route('privacy-policy', 'routes/legal.tsx', { id: 'privacy-policy' }),
    route('terms-of-service', 'routes/legal.tsx', { id: 'terms-of-service' }),
    route('refund-policy', 'routes/legal.tsx', { id: 'refund-policy' }),
    route('accessibility', 'routes/legal.tsx', { id: 'accessibility' }),
    route('kept-trip', 'routes/kept-trip.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('payment', 'routes/payment.tsx'),
  route('pay/:token', 'routes/pay.tsx'),
  route('pay/:token/paid', 'routes/pay-paid.tsx'),
  route('checkout', 'routes/payment.tsx', { id: 'checkout' }),
  route('confirm-address', 'routes/confirm-address.tsx'),
  route('auth-redirect', 'routes/auth-redirect.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('guide/:bookingId', 'routes/guide.tsx'),
  route('refund/:token', 'routes/refund.tsx'),
  route('traveller/:token', 'routes/traveller.tsx'),
  route('after/:token', 'routes/after.tsx'),
  route('season/:token?', 'routes/season.tsx'),
  route('waiting-list/:token?', 'routes/waiting-list.tsx'),
  route('hand-over/:token', 'routes/hand-over.tsx'),
  route('lodge/:token', 'routes/lodge.tsx'),
  route('edit-booking/:bookingId', 'routes/edit-booking.tsx'),
  route('dev-dashboard', 'routes/dev-dashboard.tsx'),
  route('admin/reset', 'routes/admin-reset.tsx'),
  route('admin', 'routes/admin/frame.tsx', [
    index(adminFile('today/today-screen')),
    ...ADMIN_SECTIONS.flatMap(({ path, screens, tabs }) => [
      ...(tabs ? [layout(adminFile(tabs.frame), screenRoutes(tabs.screens, path))] : []),
      ...screenRoutes(screens, path),
    ]),
    ...screenRoutes(OTHER_SCREENS),
  ]),
] satisfies RouteConfig
