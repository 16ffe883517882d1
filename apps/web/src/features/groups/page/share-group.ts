import type { Group } from '@soundings/contract/groups'
import { groupPath } from '@soundings/contract/groups-pages'
import { canShare, copyLink, shareLink } from '#shared/ui/share-link.ts'

/** Hands a group on, by the share sheet where there is one. */
export const shareGroup = (group: Pick<Group, 'id' | 'slug' | 'name'>): void => {
  const url = new URL(groupPath(group), window.location.origin).href
  void (canShare() ? shareLink({ title: group.name, url }) : copyLink(url))
}
