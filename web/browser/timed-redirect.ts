import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to another screen after a delay, in place of this one, so that the way back does not lead here again. */
export function useTimedRedirect(to: string, delayMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [navigate, to, delayMs])
}
