import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { asMember } from '#shared/session/as-member.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'

type Props = {
  /** What it begins with, by their ids. */
  siteId?: string | undefined
  groupId?: string | undefined
  label?: string
  variant?: 'main' | 'default'
}

/** Leads to where an event is made; a visitor logs in first. */
export const CreateEvent = ({ siteId, groupId, label = 'Create Event', variant = 'main' }: Props) => {
  const navigate = useNavigate()
  const isMember = useSession(isLoggedIn)
  const target = {
    to: '/community/events/new',
    search: { ...(siteId && { site: siteId }), ...(groupId && { group: groupId }) },
  } as const
  const logInFirst = (event: MouseEvent) => {
    if (isMember || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void asMember('Log in to create an event.', () => void navigate(target))
  }
  return (
    <ButtonLink
      {...target}
      variant={variant}
      leftSection={<IconCalendarPlus {...icon} />}
      onClick={logInFirst}
    >
      {label}
    </ButtonLink>
  )
}
