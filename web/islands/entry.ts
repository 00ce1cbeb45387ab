// The only script of a page that is sent without hydration.

import { whenIdle } from '#web/browser/page-lifecycle.ts'
import { showAccount } from '#web/features/account/show-account.ts'
import {
  correctAnchorScroll,
  markSection,
  playPreview,
  rememberChosenPackage,
  servePageDialogs,
  returnHeader,
} from '#web/features/landing/landing-scripts.ts'
import { playHeroFilm } from '#web/features/landing/play-hero-film.ts'
import { announceCarriedToast } from '#web/ui/page/carried-toast.ts'
import { hydrateIslands } from './hydrate-islands.ts'
import { islands } from './registry.ts'

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
