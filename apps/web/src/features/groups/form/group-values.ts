import { type Group, GroupForm } from '@soundings/contract/groups'
import type { GroupKind } from '@soundings/contract/groups-fields'
import { z } from 'zod'
import type { ChosenSite } from '#features/sites/index.ts'

/** The picture of a group in its form: as it is, or one that was chosen anew, by the id of its photo. */
export type PictureValue = { photoId: string | null; address: string | null; isChanged: boolean }

/** What stands in the fields of a group. They stand in the order of the screen: the first wrong one takes focus. */
export type GroupValues = {
  name: string
  description: string
  kind: GroupKind
  country: string
  sites: ChosenSite[]
  picture: PictureValue
  /** Goes along with every try to found it, so that it becomes one group. */
  key: string
}

export const emptyGroup = (key: string): GroupValues => ({
  name: '',
  description: '',
  kind: 'open',
  country: '',
  sites: [],
  picture: { photoId: null, address: null, isChanged: false },
  key,
})

/** A group as its form shows it. */
export const valuesOf = (group: Group): GroupValues => ({
  name: group.name,
  description: group.description,
  kind: group.kind,
  country: group.country ?? '',
  sites: group.homeSites.map(({ id, siteName, country }) => ({ id, siteName, country, region: null })),
  picture: { photoId: null, address: group.avatar, isChanged: false },
  key: '',
})

const { shape } = GroupForm

/** What is sent of a group, made of what stands in its form. */
export const TypedGroup = z
  .custom<GroupValues>()
  .transform(({ name, description, kind, country, sites, picture }) => ({
    name: name.trim(),
    description: description.trim(),
    kind,
    country: country || null,
    homeSites: sites.map(({ id }) => id),
    ...(picture.isChanged && { avatarPhotoId: picture.photoId }),
  }))
  .pipe(
    z.object({
      name: shape.name,
      description: shape.description.unwrap(),
      kind: shape.kind.unwrap(),
      country: shape.country.unwrap(),
      homeSites: shape.homeSites.unwrap(),
      avatarPhotoId: shape.avatarPhotoId.unwrap().optional(),
    }),
  )
export type SentGroup = z.output<typeof TypedGroup>

/** The field of the form at which an issue stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string => {
  if (first === 'homeSites') return 'sites'
  return first === 'avatarPhotoId' ? 'picture' : String(first)
}
