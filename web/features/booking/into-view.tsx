import { useEffect, useRef, type ReactNode } from 'react'

/** What answers a press stands where the guest sees it: the button is in sight everywhere on the page. */
export function IntoView({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <div ref={element}>{children}</div>
}
