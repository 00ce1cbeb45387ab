/** Replaces the link of the preview with the provider's player; without scripts the link opens the provider's own page. */
export function playPreview(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-play-preview]')
  if (!link) return
  link.role = 'button'
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player = playerOf(link)
    link.parentElement?.replaceChildren(player)
    // The focused link is gone, so the player gets the focus.
    player.focus()
  })
}

/** Returns the player's frame. It needs its own scripts, storage and windows, and its own origin isolates it from this page. */
function playerOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.title = link.dataset.playPreview ?? ''
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The provider starts its player only if the referrer names the page's origin.
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.className = 'absolute inset-0 size-full'
  player.src = link.href
  return player
}
