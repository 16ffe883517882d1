import type { OwnProfile } from '@soundings/contract/profile'
import { EditProfile } from '../edit/EditProfile.tsx'
import { ChangeHandle } from '../handle/ChangeHandle.tsx'
import { PrivacyWindow } from '../privacy/PrivacyWindow.tsx'
import type { ProfileSearch } from '../profile-search.ts'
import { useProfileAddress } from './use-profile-address.ts'

type Props = { profile: OwnProfile; open: NonNullable<ProfileSearch['open']> }

/** What one can change about one’s own profile, over it. */
export const OwnWindows = ({ profile, open }: Props) => {
  const { put } = useProfileAddress()
  const onClose = () => put({ open: undefined })
  if (open === 'privacy') return <PrivacyWindow onClose={onClose} />
  if (open === 'username')
    return <ChangeHandle profile={profile} onClose={onClose} onBack={() => put({ open: 'edit' })} />
  return <EditProfile profile={profile} onClose={onClose} onChangeHandle={() => put({ open: 'username' })} />
}
