/**
 * What browsers leave to a script on a page with `<ImageViewer>`s: a click anywhere closes one, and where the command of
 * the button that opens it is not known yet, it is carried out here.
 */
export function serveImageViewers(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest('[command=show-modal]')
    if (opener && !('command' in HTMLButtonElement.prototype)) {
      const viewer = root.getElementById(opener.getAttribute('commandfor') ?? '')
      if (viewer instanceof HTMLDialogElement) viewer.showModal()
      return
    }
    if (!target.closest('button')) target.closest<HTMLDialogElement>('[data-viewer]')?.close()
  })
}
