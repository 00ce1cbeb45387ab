/**
 * Supports the `<ImageViewer>`s and the `<Menu>` of a page: a click closes a viewer, a link closes the menu, and in browsers without the
 * command attribute of buttons it opens them.
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
