import { displayName } from '#domain/display-name.ts'
import { api } from '#web/api/client.ts'
import { forgetBooking } from '#web/browser/browser-storage.ts'

/** Asks who the visitor is and shows it in the page's `<AccountArea>`; a failed call counts as signed out (spec 4). */
export function showAccount(root: ParentNode): void {
  const area = root.querySelector<HTMLElement>('[data-account]')
  if (!area) return
  void show(area)
  area.querySelector('[data-account-leave]')?.addEventListener('submit', forgetBooking)
  // The page may come back from the browser's memory after the guest has signed in or out elsewhere.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void show(area)
  })
}

async function show(area: HTMLElement): Promise<void> {
  const user = await api('GET', '/api/auth/user').catch(() => null)
  const name = area.querySelector('[data-account-name]')
  if (user && name) name.textContent = displayName(user)
  area.dataset.account = user ? 'in' : 'out'
}
