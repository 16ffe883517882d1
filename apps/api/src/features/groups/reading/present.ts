import type { GroupLine } from '@soundings/contract/groups'
import { groupSlug, maySeeGroup } from '@soundings/rules/groups'
import type { Db } from '#db/client.ts'
import { findPhotosSeen } from '#features/media/index.ts'
import type { GroupRow } from './groups.repo.ts'

/** Pictures of groups by the ids of their photos: those that everybody may see. */
export const picturesOf = async (db: Db, photoIds: readonly (string | null)[]) => {
  const ids = photoIds.filter((id) => id !== null)
  return ids.length === 0 ? new Map() : findPhotosSeen(db, ids)
}

/** Where somebody stands, as they may know it: a ban says nothing. */
export const standingOf = ({ mine }: GroupRow) =>
  mine?.state === 'in' || mine?.state === 'requested' || mine?.state === 'invited' ? mine.state : null

/** The cards of those of these groups that the reader sees. */
export const presentLines = async (db: Db, rows: readonly GroupRow[]): Promise<GroupLine[]> => {
  const seen = rows.filter(({ group, mine }) => maySeeGroup(group, mine))
  const pictures = await picturesOf(
    db,
    seen.map(({ group }) => group.avatarPhotoId),
  )
  return seen.map((row) => {
    const { id, name, description, kind, country, state, members, posts, active, avatarPhotoId } = row.group
    const membership = standingOf(row)
    const isMember = membership === 'in'
    return {
      id,
      slug: groupSlug(name),
      name,
      description,
      avatar: (avatarPhotoId && pictures.get(avatarPhotoId)?.thumbnailUrl) ?? null,
      kind,
      country,
      state,
      members,
      posts,
      active,
      distance: null,
      isMember,
      role: isMember ? (row.mine?.role ?? null) : null,
      membership,
    }
  })
}
