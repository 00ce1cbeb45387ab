export { DraftsScreen as default } from '#web/features/admin/guests/lead-cards.tsx'
