/** Puts the provider's player in the place of the preview's link, which otherwise leads to the provider's own page. */
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
    // The link that had the focus is gone; the player takes it over.
    player.focus()
  })
}

/** The provider's player needs its own scripts, storage and windows, and its own origin keeps it off this page. */
function playerOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.title = link.dataset.playPreview ?? ''
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The provider starts its player only for a page that says where it stands.
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.className = 'absolute inset-0 size-full'
  player.src = link.href
  return player
}
