import type { IslandRegistry } from './wake-islands.ts'

/**
 * The components that come to life on pages which are sent without hydration, each loaded only when it is needed.
 */
export const islands = {
  'hero-viewer': async () => (await import('#web/features/landing/hero-viewer.tsx')).HeroViewer,
  'preview-player': async () => (await import('#web/features/landing/preview-player.tsx')).PreviewPlayer,
  'schedule-viewer': async () => (await import('#web/features/landing/schedule-viewer.tsx')).ScheduleViewer,
  'offer-board': async () => (await import('#web/features/landing/offer-board.tsx')).OfferBoard,
  'contact-form': async () => (await import('#web/features/landing/contact-form.tsx')).ContactForm,
} satisfies IslandRegistry

export type Islands = typeof islands
