import { useNavigate } from 'react-router'

/**
 * Leaves a page that fills the screen: back to where she came from, or, where it was opened by its address, to the page that it
 * belongs to. Back alone would lead out of the desk then.
 */
export function useClose(belongsTo: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (cameFromDesk(window.history.state)) void navigate(-1)
    else void navigate(belongsTo, { replace: true })
  }
}

/** The router numbers the entries of this visit: the first one has nothing of ours behind it. */
function cameFromDesk(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
