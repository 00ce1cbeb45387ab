export { DraftsScreen as default } from '#web/features/admin/guests/booking-cards.tsx'
