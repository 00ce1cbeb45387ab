// The only script of a page that is sent without hydration.
import { repeatEarlyPress } from '#web/browser/early-press.ts'
import { showAccount } from '#web/features/account/show-account.ts'
import { playHeroFilm } from '#web/features/landing/play-hero-film.ts'
import { islands } from './registry.ts'
import { wakeIslands } from './wake-islands.ts'
import { whenIdle } from './when-idle.ts'

wakeIslands(document, islands)
repeatEarlyPress()
showAccount(document)
whenIdle(() => playHeroFilm(document))
