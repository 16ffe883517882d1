import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#shared/session/session-store.ts'
import { profileQuery } from '../profiles.queries.ts'
import { Answer } from './Answer.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import { ProfileView } from './ProfileView.tsx'

/** Somebody’s profile, as far as they show it to whoever is here. */
export const OtherProfile = ({ handle }: { handle: string }) => {
  // A visitor’s answer would only flash by for a member.
  const isChecked = useSession(({ authChecked }) => authChecked)
  const asked = useQuery({ ...profileQuery(handle), enabled: isChecked })
  const navigate = useNavigate()
  const now = asked.data?.handle
  const follow = useEffectEvent((username: string) =>
    navigate({
      to: '/profile/$username',
      params: { username },
      search: (said: object) => said,
      replace: true,
    }),
  )
  useEffect(() => {
    // By a former username, or in letters of another case: the address says the one that counts.
    if (now !== undefined && now !== handle) void follow(now)
  }, [now, handle])
  return (
    <Answer asked={asked}>
      {(profile) => (
        <ProfileView
          profile={profile}
          actions={<ProfileActions person={{ ...profile, name: profile.name ?? null }} />}
        />
      )}
    </Answer>
  )
}
