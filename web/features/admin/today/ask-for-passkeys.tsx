import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useAdminQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { passkeysQuery } from '#web/features/admin/settings/sign-in-groups.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Asks for passkeys until there are two at this address, so that a lost device does not lock the operator out. */
export function AskForPasskeys() {
  const { data: list } = useAdminQuery(passkeysQuery)
  const here = list?.passkeys.filter((passkey) => passkey.here).length
  if (!list?.possible || here === undefined || here > 1) return null
  return (
    <Notice
      className="mb-6 print:hidden"
      title={here === 0 ? 'Add two passkeys' : 'Add a second passkey, on another device'}
    >
      <p>
        {here === 0
          ? 'One on your phone and one on your computer. You then sign in without the password, and can still get in if you lose a device.'
          : 'You can then still get in if you lose the first one.'}
      </p>
      <SmallButtonLink to="/admin/settings" className="mt-3">
        Add a passkey
      </SmallButtonLink>
    </Notice>
  )
}
