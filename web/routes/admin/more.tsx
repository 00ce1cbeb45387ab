export { MoreScreen as default } from '#web/features/admin/kit/frame/admin-sections.tsx'
