import { shortName } from '#domain/booking-form/person-name.ts'
import { api } from '#web/api/client.ts'
import { forgetGuest, storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'

/** Shows in `<AccountArea>` who is signed in, asking the server if needed; a failed call counts as signed out (spec 4). */
export function showAccount(root: ParentNode): void {
  const area = root.querySelector<HTMLElement>('[data-account]')
  if (!area) return
  if (area.dataset.account === 'loading') void show(area)
  area.querySelector('[data-account-leave]')?.addEventListener('submit', () => void forgetGuest())
  const enter = area.querySelector<HTMLElement>('[data-account-return-to]')
  enter?.addEventListener('click', () => storeRedirectAfterLogin(enter.dataset.accountReturnTo ?? ''))
  // A page from the back-forward cache may be outdated by a sign-in or sign-out elsewhere.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void show(area)
  })
}

async function show(area: HTMLElement): Promise<void> {
  const user = await api('GET', '/api/auth/user').catch(() => null)
  const name = area.querySelector('[data-account-name]')
  if (user && name) name.textContent = shortName(user)
  area.dataset.account = user ? 'in' : 'out'
}
