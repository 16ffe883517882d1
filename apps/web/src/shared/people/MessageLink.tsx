import type { Person } from '@soundings/contract/person'
import { IconMessage } from '@tabler/icons-react'
import { useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'

/** Leads a member to what they write with somebody; nothing for visitors, and nothing about oneself. */
export const MessageLink = ({ person: { id, handle } }: { person: Pick<Person, 'id' | 'handle'> }) => {
  const meId = useSession(({ user }) => user?.id)
  if (meId === undefined || meId === id) return null
  return (
    <ButtonLink
      variant="default"
      leftSection={<IconMessage {...icon} />}
      to="/messages/with/$username"
      params={{ username: handle }}
      aria-label={`Message @${handle}`}
    >
      Message
    </ButtonLink>
  )
}
