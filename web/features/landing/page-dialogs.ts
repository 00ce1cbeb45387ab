/**
 * What browsers leave to a script on a page with `<ImageViewer>`s and a `<Menu>`: a click anywhere closes a viewer, a link the
 * menu, and where the command of the button that opens one is not known yet, it is carried out here.
 */
export function servePageDialogs(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest('[command=show-modal]')
    if (opener && !('command' in HTMLButtonElement.prototype)) {
      const dialog = root.getElementById(opener.getAttribute('commandfor') ?? '')
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
      return
    }
    if (!target.closest('button')) target.closest<HTMLDialogElement>('[data-viewer]')?.close()
    target.closest('a')?.closest<HTMLDialogElement>('[data-menu]')?.close()
  })
}
