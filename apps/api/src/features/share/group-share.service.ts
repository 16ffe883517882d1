import { groupHead, groupsHead } from '@soundings/rules/group-share'
import { appPictureAlt } from '@soundings/rules/share'
import type { Groups } from '#features/groups/index.ts'
import { headingView, pageWith } from './first-page.ts'
import { drawn } from './page-head.ts'
import type { SharePictures } from './share-pictures.service.ts'

type Needs = {
  groups: Pick<Groups, 'read'>
  origin: string
  html: string
  pictures: Pick<SharePictures, 'appAddress'>
}

/** The pages of groups as everybody reads them: what links to them say. */
export const groupShareService = ({ groups, origin, html, pictures }: Needs) => {
  const plain = drawn(origin + pictures.appAddress, appPictureAlt)
  const page = (title: string, head: string) => pageWith(html, { head, view: headingView(title) })
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
