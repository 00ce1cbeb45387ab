import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/unhydrated-route.tsx', [
    index('routes/landing.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('booking', 'routes/booking.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('terms-of-service', 'routes/terms-of-service.tsx'),
    route('refund-policy', 'routes/refund-policy.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('payment', 'routes/payment.tsx'),
  route('checkout', 'routes/payment.tsx', { id: 'checkout' }),
  route('auth-redirect', 'routes/auth-redirect.tsx'),
  route('payment-success', 'routes/payment-success.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('guide/:bookingId', 'routes/guide.tsx'),
  route('refund/:token', 'routes/refund.tsx'),
  route('edit-booking/:bookingId', 'routes/edit-booking.tsx'),
  route('dev-dashboard', 'routes/dev-dashboard.tsx'),
  route('admin', 'routes/admin/frame.tsx', [
    index('routes/admin/today.tsx'),
    route('today', 'routes/admin/today.tsx', { id: 'admin-today' }),
    route('guests', 'routes/admin/guests.tsx'),
    route('money', 'routes/admin/money.tsx'),
    route('dates', 'routes/admin/dates.tsx'),
    route('mail', 'routes/admin/mail.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('more', 'routes/admin/more.tsx'),
  ]),
] satisfies RouteConfig
