import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Navigates to another page after a delay, replacing this one, so that Back does not return here. */
export function useTimedRedirect(to: string, delayMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [navigate, to, delayMs])
}
