/** The line across the window that decides which section is being read. */
const READING_LINE = '-30% 0px -70% 0px'

/** Marks the links in header and menu that lead to the section in view. */
export function markSection(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]')]
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of links.filter(({ hash }) => hash === `#${target.id}`))
          link.ariaCurrent = isIntersecting ? 'true' : null
    },
    { rootMargin: READING_LINE },
  )
  for (const hash of new Set(links.map((link) => link.hash))) {
    const section = root.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
}
