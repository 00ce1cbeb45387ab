import { useEffect, useState } from 'react'

/** From then on the guest wonders whether anything happens at all. */
const LONG_MS = 8000

/** Where an answer takes long: that it does, and that nothing is lost. */
export function StillSending({ busy }: { busy: boolean }) {
  return <output className="block">{busy && <Late />}</output>
}

function Late() {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <span className="mb-2 block text-sm leading-snug">
        This takes longer than usual. Please stay on this page: what you typed is kept.
      </span>
    )
  )
}
