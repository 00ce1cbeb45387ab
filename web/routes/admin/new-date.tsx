export { NewDateScreen as default } from '#web/features/admin/dates/date-screen.tsx'
