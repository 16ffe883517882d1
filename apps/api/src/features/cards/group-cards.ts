import { groupPath } from '@soundings/contract/groups-pages'
import { groupSlug, maySeeGroup } from '@soundings/rules/groups'
import { findPhotosSeen } from '#features/media/index.ts'
import type { CardSource } from './cards.service.ts'
import { findGroupsNamed } from './named.repo.ts'

/** Groups as lists show them: private ones to their members, and to whom they invited. */
export const groupCards: CardSource<'group'> = {
  kind: 'group',
  cards: async (db, reader, ids) => {
    const named = await findGroupsNamed(db, ids, reader?.id)
    const seen = named.filter(({ group, mine }) => maySeeGroup(group, mine))
    const pictures = await findPhotosSeen(
      db,
      seen.flatMap(({ group }) => group.avatarPhotoId ?? []),
    )
    return new Map(
      seen.map(({ group: { id, name, kind, members, avatarPhotoId } }) => [
        id,
        {
          title: name,
          about: null,
          path: groupPath({ id, slug: groupSlug(name) }),
          picture: (avatarPhotoId && pictures.get(avatarPhotoId)?.thumbnailUrl) ?? null,
          depth: null,
          group: { kind, members },
        },
      ]),
    )
  },
}
