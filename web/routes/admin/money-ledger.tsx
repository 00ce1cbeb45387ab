export { LedgerScreen as default } from '#web/features/admin/money/ledger-screen.tsx'
