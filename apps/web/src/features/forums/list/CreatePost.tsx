import { IconPencilPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { asMember } from '#shared/session/as-member.ts'
import { isLoggedIn, useSession } from '#shared/session/session-store.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'

type Props = {
  /** The slug of the category that it goes to; whoever writes chooses where nothing is said. */
  category?: string | undefined
  /** The group whose talk it is part of, by id. */
  group?: string | undefined
  /** The site that it is about, by id. */
  site?: string | undefined
  /** The event, likewise. */
  event?: string | undefined
  variant?: 'main' | 'default'
}

/** Leads to where one writes a post; a visitor logs in first. */
export const CreatePost = ({ category, group, event, site, variant = 'main' }: Props) => {
  const navigate = useNavigate()
  const isMember = useSession(isLoggedIn)
  const target = { to: '/community/forums/new', search: { category, group, event, site } } as const
  const logInFirst = (press: MouseEvent) => {
    if (isMember || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
    press.preventDefault()
    void asMember('Log in to write a post.', () => void navigate(target))
  }
  return (
    <ButtonLink {...target} variant={variant} leftSection={<IconPencilPlus {...icon} />} onClick={logInFirst}>
      Create Post
    </ButtonLink>
  )
}
