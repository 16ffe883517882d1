import type { Group } from '@soundings/contract/groups'
import { groupPath, groupsPath } from '@soundings/contract/groups-pages'
import { plainWords } from './markdown-words.ts'
import { plural } from './phrases.ts'
import { type Picture, publicHead, shortened } from './share.ts'

type Shared = Pick<Group, 'id' | 'slug' | 'name' | 'description' | 'members' | 'country'>

const breadcrumb = (origin: string, { name, ...group }: Shared) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Groups', path: groupsPath },
    { name, path: groupPath(group) },
  ].map((step, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: step.name,
    item: origin + step.path,
  })),
})

/** What is said of a group that says nothing of itself. */
const plainText = ({ members, country }: Shared): string =>
  country
    ? plural(
        members,
        {
          one: 'A group of divers in {country}: # member.',
          other: 'A group of divers in {country}: # members.',
        },
        { country },
      )
    : plural(members, { one: 'A group of divers: # member.', other: 'A group of divers: # members.' })

/** The head of a group’s page, as everybody may read it. */
export const groupHead = (origin: string, group: Shared, picture: Picture): string =>
  publicHead({
    title: `${group.name} · Soundings`,
    description: shortened(plainWords(group.description) || plainText(group)),
    address: origin + groupPath(group),
    picture,
    data: [breadcrumb(origin, group)],
  })

/** The head of the page of all groups. */
export const groupsHead = (origin: string, picture: Picture): string =>
  publicHead({
    title: 'Groups · Soundings',
    description: 'Clubs and circles of divers: their talk, events, shared logbooks and home sites.',
    address: origin + groupsPath,
    picture,
  })
