import { reading } from './loaders.ts'

export { SheetScreen as default } from '#web/features/admin/sheet/sheet-screen.tsx'
export const loader = reading('readSheet')
