import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { User } from '#domain/api-shapes.ts'
import { currentUserQuery, myBookingsQuery } from '#web/api/queries.ts'
import { useFailureToast } from '#web/shell/failure-toast.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What the guest is told, by the specification's error catalogue. */
interface EnterWords {
  success: { title: string; description: string }
  failure: { title: string; otherwise: string }
}

/** Signs a guest in or up: the user is kept as the current one, and a toast says how it went. */
export function useEnter<Form>(
  call: (form: Form) => Promise<User>,
  { success, failure }: EnterWords,
): UseMutationResult<User, Error, Form> {
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailureToast()
  return useMutation({
    mutationFn: call,
    onSuccess: async (user) => {
      // The page may still be asking who is signed in, and would be told "nobody".
      await client.cancelQueries({ queryKey: currentUserQuery.queryKey })
      // Whatever was read as somebody else, or as nobody, is not this guest's.
      client.removeQueries({ queryKey: myBookingsQuery.queryKey })
      client.setQueryData(currentUserQuery.queryKey, user)
      toast.show(success)
    },
    onError: (error) => failed(error, failure.title, failure.otherwise),
  })
}
