/** Shown above every guest's page while the website is live and not open. */
export function NotOpen() {
  return (
    <p role="note" className="bg-amber px-4 py-2 text-center text-sm font-semibold text-ink print:hidden">
      You can look around. Booking isn’t open yet: please come back soon.
    </p>
  )
}
