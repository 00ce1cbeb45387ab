// The only script of a page that is sent without hydration.
import { showAccount } from '#web/features/account/show-account.ts'
import { rememberChosenPackage } from '#web/features/landing/choose-package.ts'
import { markSection } from '#web/features/landing/mark-section.ts'
import { servePageDialogs } from '#web/features/landing/page-dialogs.ts'
import { playHeroFilm } from '#web/features/landing/play-hero-film.ts'
import { playPreview } from '#web/features/landing/play-preview.ts'
import { returnHeader } from '#web/features/landing/return-header.ts'
import { correctAnchorScroll } from '#web/features/landing/correct-anchor-scroll.ts'
import { announceCarriedToast } from '#web/ui/page/carried-toast.ts'
import { hydrateIslands } from './hydrate-islands.ts'
import { islands } from './registry.ts'
import { whenIdle } from '#web/browser/when-idle.ts'

hydrateIslands(document, islands)
announceCarriedToast()
showAccount(document)
playPreview(document)
rememberChosenPackage(document)
servePageDialogs(document)
returnHeader(document)
markSection(document)
correctAnchorScroll(document)
whenIdle(() => playHeroFilm(document))
