/** Serves `/admin/guests/{id}/payment` and, without a guest, `/admin/money/enter`. */
export { EnterPaymentScreen as default } from '#web/features/admin/money/entry/enter-payment-screen.tsx'
