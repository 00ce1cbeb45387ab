import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { SyncButton } from './sync-button.tsx'

/** What she sets once. */
export function SettingsScreen() {
  return (
    <>
      <DeskHead title="Settings" />
      <section aria-labelledby="notes-tool" className="mt-5 rounded-lg border border-line bg-white p-5">
        <h2 id="notes-tool" className="text-xl">
          Notes tool
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">Copies all leads to your Notion database.</p>
        <SyncButton />
      </section>
    </>
  )
}
