import type { IslandRegistry } from './hydrate-islands.ts'

/** The components that are hydrated on pages sent without hydration, each loaded only when it is needed. */
export const islands = {
  toasts: async () => (await import('#web/ui/page/toast.tsx')).Toasts,
  'auth-screen': async () => (await import('#web/features/auth/auth-screen.tsx')).AuthScreen,
  'booking-screen': async () => (await import('#web/features/booking/booking-screen.tsx')).BookingScreen,
  'offer-board': async () => (await import('#web/features/landing/offer-board.tsx')).OfferBoard,
  'contact-form': async () => (await import('#web/features/landing/contact-form.tsx')).ContactForm,
} satisfies IslandRegistry

export type Islands = typeof islands
