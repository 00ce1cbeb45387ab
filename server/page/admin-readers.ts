import type { Context } from 'hono'
import { calls } from '#domain/api/api-contract.ts'
import type { AdminReaders } from '#domain/api/page-readers.ts'
import { checked } from '#domain/api/problem.ts'
import { listAdminSessions } from '#server/account/admin-sessions.ts'
import { hasPasskey, listPasskeys } from '#server/account/passkeys.ts'
import { countMoney, countToDo } from '#server/admin/count-to-do.ts'
import { listGuests } from '#server/admin/list-guests.ts'
import { readGuestPage } from '#server/admin/read-guest-page.ts'
import { readSheet } from '#server/admin/read-sheet.ts'
import { readToday } from '#server/admin/read-today.ts'
import { passkeySiteAt } from '#server/api/admin/admin-gate.ts'
import { readSettings } from '#server/api/admin/settings.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import { listKeptLines } from '#server/bank-import/kept-lines.ts'
import { listOwed } from '#server/booking/for-operator/list-owed.ts'
import { listContacts, readContact } from '#server/contact/list-contacts.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/mail/list-outbox.ts'
import { listBrowserErrors } from '#server/monitoring/browser-errors.ts'
import { readSync } from '#server/notion/sync-progress.ts'
import { listOpenPayments } from '#server/payment/ledger-line.ts'
import { listRetreats } from '#server/retreat/retreat-view.ts'
import type { ReadAs } from './read-as.ts'

/** Returns what the admin pages read. A query is checked by the schema of the API call that refreshes the open page. */
export function adminReaders(deps: Deps, c: Context, as: ReadAs): AdminReaders {
  return {
    signedIn: async () => (await as.admin()).body !== null,
    passkey: as.anyone(() => hasPasskey(deps, passkeySiteAt(deps, c))),
    counts: as.operator(() => countToDo(deps)),
    today: as.operator(() => readToday(deps)),
    sync: as.operator(() => readSync(deps)),
    guests: as.operator((_, query) => listGuests(deps, checked(calls.adminGuests.query, query))),
    guest: as.operator((_, bookingId) => readGuestPage(deps, bookingId)),
    moneyCounts: as.operator(() => countMoney(deps)),
    openPayments: as.operator(() => listOpenPayments(deps)),
    owed: as.operator((_, query) => listOwed(deps, checked(calls.listOwed.query, query))),
    bankLines: as.operator((_, query) => listKeptLines(deps, checked(calls.listBankLines.query, query))),
    retreats: as.operator(() => listRetreats(deps)),
    sheet: as.operator((_, retreatId) => readSheet(deps, retreatId)),
    contacts: as.operator((_, query) => listContacts(deps.db, checked(calls.adminContacts.query, query))),
    contact: as.operator((_, contactId) => readContact(deps.db, contactId)),
    outbox: as.operator((_, query) => listOutbox(deps.db, checked(calls.adminOutbox.query, query))),
    settings: as.operator(() => readSettings(deps)),
    sessions: as.operator(async (by) => ({ sessions: await listAdminSessions(deps, by) })),
    passkeys: as.operator(() => listPasskeys(deps, passkeySiteAt(deps, c))),
    backups: as.operator(() => readBackupState(deps)),
    browserErrors: as.operator(async () => ({ errors: await listBrowserErrors(deps) })),
  }
}
