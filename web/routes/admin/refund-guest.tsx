export { RefundGuestScreen as default } from '#web/features/admin/refund/refund-guest-screen.tsx'
