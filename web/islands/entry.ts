// The only script of a page that is sent without hydration.
import { showAccount } from '#web/features/account/show-account.ts'
import { islands } from './registry.ts'
import { wakeIslands } from './wake-islands.ts'

wakeIslands(document, islands)
showAccount(document)
