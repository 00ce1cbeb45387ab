import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { storeSelectedPackage } from '#web/browser/browser-storage.ts'

/** Stores the package of a price card's button before the form goes to /booking (specification, section 2.2). */
export function rememberChosenPackage(root: Document): void {
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement && form.matches('[data-choose-package]'))) return
    const chosen = new FormData(form).get('package')
    const packageType = PACKAGE_TYPES.find((type) => type === chosen)
    if (!packageType) return
    event.preventDefault()
    storeSelectedPackage(packageType)
    window.location.assign('/booking')
  })
}
