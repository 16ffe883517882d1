import { Button } from '@mantine/core'
import type { PreviewReader } from '@soundings/contract/profile'
import { IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { icon } from '#shared/ui/icons.ts'
import { ownProfileQuery, previewQuery } from '../profiles.queries.ts'
import { Answer } from './Answer.tsx'
import { Preview } from './Preview.tsx'
import { ProfileView } from './ProfileView.tsx'
import { ToDo } from './ToDo.tsx'
import { useProfileAddress } from './use-profile-address.ts'

const Windows = lazy(async () => ({ default: (await import('./OwnWindows.tsx')).OwnWindows }))

const Actions = () => {
  const { put } = useProfileAddress()
  return (
    <>
      <Button variant="main" leftSection={<IconPencil {...icon} />} onClick={() => put({ open: 'edit' })}>
        Edit profile
      </Button>
      <Button
        variant="default"
        leftSection={<IconEyeOff {...icon} />}
        onClick={() => put({ open: 'privacy' })}
      >
        Privacy
      </Button>
      <Button variant="default" leftSection={<IconEye {...icon} />} onClick={() => put({ as: 'visitor' })}>
        View as
      </Button>
    </>
  )
}

/** As another reader gets it. */
const SeenAs = ({ as }: { as: PreviewReader }) => (
  <Answer asked={useQuery(previewQuery(as))}>
    {(profile) => (
      <>
        <Preview as={as} />
        <ProfileView profile={profile} as={as} actions={null} />
      </>
    )}
  </Answer>
)

/** One’s own profile, and what one can change about it. */
export const OwnProfile = () => {
  const asked = useQuery(ownProfileQuery())
  const { as, open } = useProfileAddress()
  if (as) return <SeenAs as={as} />
  return (
    <Answer asked={asked}>
      {(profile) => (
        <>
          <ProfileView profile={profile} isOwn actions={<Actions />}>
            <ToDo profile={profile} />
          </ProfileView>
          {open && (
            <Suspense>
              <Windows profile={profile} open={open} />
            </Suspense>
          )}
        </>
      )}
    </Answer>
  )
}
