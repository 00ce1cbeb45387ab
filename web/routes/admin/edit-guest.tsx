import { reading } from './loaders.ts'

export { EditScreen as default } from '#web/features/admin/guest-forms/edit-screen.tsx'
export const loader = reading('readGuestPage')
