import { reading } from './loaders.ts'

export { AnswerScreen as default } from '#web/features/admin/mail/answer-screen.tsx'
export const loader = reading('readContact')
