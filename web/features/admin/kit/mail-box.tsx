import type { ReactNode } from 'react'

/** An email before it is sent: its recipient, its subject and, as `children`, its text. */
export function MailBox({
  to,
  subject,
  children,
}: {
  to: string | null
  subject: string
  children: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white text-sm">
      <p className="bg-amber-soft px-4 py-2.5 wrap-anywhere">
        To {to}
        <span className="block font-semibold">{subject}</span>
      </p>
      <div className="figures flex flex-col gap-2 px-4 py-3 wrap-anywhere">{children}</div>
    </div>
  )
}
