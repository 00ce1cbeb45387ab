export { BankFile as default } from '#web/features/admin/bank-import/bank-file.tsx'
