import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { markAllRead } from '../forum.queries.ts'

/** Marks everything as read, or everything in a category; nothing for visitors, for whom nothing is unread. */
export const MarkAllRead = ({ category }: { category?: string }) => {
  const queries = useQueryClient()
  const isMember = useSession(isLoggedIn)
  const { mutate, isPending } = useMutation({
    mutationFn: () => markAllRead(queries, category),
    onSuccess: () => toast.success('Everything is marked as read'),
    onError: (error) => toast.error(wordsOf(error, 'Posts couldn’t be marked as read.')),
  })
  if (!isMember) return null
  return (
    <Button
      variant="default"
      leftSection={<IconChecks {...icon} />}
      loading={isPending}
      onClick={() => mutate()}
    >
      Mark all as read
    </Button>
  )
}
