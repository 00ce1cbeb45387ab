import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // What an error page stands in for is told of like what nobody has caught (web/shell/report-errors.tsx).
    { onCaughtError: reportError },
  )
})
