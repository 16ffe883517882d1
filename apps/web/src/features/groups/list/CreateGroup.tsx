import { groupsPages } from '@soundings/contract/groups-pages'
import { IconUsersPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { asMember } from '#shared/session/as-member.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'

/** Leads to where one founds a group; a visitor logs in first. */
export const CreateGroup = ({ variant = 'main' }: { variant?: 'main' | 'default' }) => {
  const navigate = useNavigate()
  const isMember = useSession(isLoggedIn)
  const logInFirst = (event: MouseEvent) => {
    if (isMember || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void asMember('Log in to create a group.', () => void navigate({ to: groupsPages.newGroup }))
  }
  return (
    <ButtonLink
      to={groupsPages.newGroup}
      variant={variant}
      leftSection={<IconUsersPlus {...icon} />}
      onClick={logInFirst}
    >
      Create Group
    </ButtonLink>
  )
}
