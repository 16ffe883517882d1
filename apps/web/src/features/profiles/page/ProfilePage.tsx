import { useParams } from '@tanstack/react-router'
import { MembersOnly } from '#shared/members/MembersOnly.tsx'
import { useLogInFirst } from '#shared/members/use-log-in-first.ts'
import { useSession } from '#shared/session/session-store.ts'
import { OtherProfile } from './OtherProfile.tsx'
import { OwnProfile } from './OwnProfile.tsx'

const Own = () => {
  useLogInFirst('Log in to see your profile.')
  return <MembersOnly what="see your profile">{(personId) => <OwnProfile key={personId} />}</MembersOnly>
}

/** Somebody’s profile, or one’s own where the address names nobody. */
export const ProfilePage = () => {
  const { username } = useParams({ strict: false })
  const handle = useSession(({ user }) => user?.handle?.toLowerCase())
  if (username === undefined) return <Own />
  return username.toLowerCase() === handle ? (
    <OwnProfile />
  ) : (
    <OtherProfile key={username} handle={username} />
  )
}
