import type { FlaggedGroup } from '@soundings/contract/group-review'
import { groupSlug } from '@soundings/rules/groups'
import type { Db } from '#db/client.ts'
import { picturesOf } from '../reading/present.ts'
import type { FoundedGroup } from './held-groups.repo.ts'

/** What a group says of itself, as moderators read it at their desk. */
export const shownAtDesk = async (db: Db, { group }: FoundedGroup): Promise<FlaggedGroup['group']> => {
  const { id, name, description, kind, country, members, state, avatarPhotoId } = group
  const pictures = await picturesOf(db, [avatarPhotoId])
  const avatar = (avatarPhotoId && pictures.get(avatarPhotoId)?.thumbnailUrl) ?? null
  return { id, slug: groupSlug(name), name, description, kind, country, members, state, avatar }
}
