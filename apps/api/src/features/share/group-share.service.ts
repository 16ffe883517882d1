import { groupHead, groupsHead } from '@soundings/rules/group-share'
import { appPictureAlt, escapeMarkup } from '@soundings/rules/share'
import type { Groups } from '#features/groups/index.ts'
import { drawn, untitled, withHead } from './page-head.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Needs = {
  groups: Pick<Groups, 'read'>
  origin: string
  html: string
  pictures: Pick<SharePictures, 'appAddress'>
}

/** What a browser draws before the app has loaded. */
const heading = (title: string) => `<div class="first-list"><h1>${escapeMarkup(title)}</h1></div>`

/** The pages of groups as everybody reads them: what links to them say. */
export const groupShareService = ({ groups, origin, html, pictures }: Needs) => {
  const plain = drawn(origin + pictures.appAddress, appPictureAlt)
  const page = (title: string, head: string) =>
    withHead(
      untitled(html).replace('<!--first-view-->', () => heading(title)),
      head,
    )
  return {
    groupsPage: (): string => page('Groups', groupsHead(origin, plain)),

    /** The page of a group; throws the refusal of one that not everybody may see. */
    groupPage: async (groupId: string): Promise<string> => {
      const group = await groups.read(null, groupId)
      const picture = group.avatar ? { url: new URL(group.avatar, origin).href, alt: group.name } : plain
      return page(group.name, groupHead(origin, group, picture))
    },
  }
}
export type GroupShares = ReturnType<typeof groupShareService>
