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

/** What a group says of itself, as it is sent; a picture that was not changed stays. */
const Sent = GroupForm.omit({ clientKey: true }).extend({
  avatarPhotoId: GroupForm.shape.avatarPhotoId.unwrap().optional(),
})
export type SentGroup = z.output<typeof Sent>

/** The contract’s words of a group, as a schema of what stands in its form. */
export const TypedGroup: z.ZodType<SentGroup> = z.custom<GroupValues>().transform((values, checked) => {
  const { name, description, kind, country, sites, picture } = values
  const { data, error } = Sent.safeParse({
    name,
    description,
    kind,
    country: country || null,
    homeSites: sites.map(({ id }) => id),
    ...(picture.isChanged && { avatarPhotoId: picture.photoId }),
  })
  for (const { path, message } of error?.issues ?? []) checked.addIssue({ code: 'custom', path, message })
  return data ?? z.NEVER
})

/** The field of the form at which an issue stands. */
export const fieldOf = ([first]: readonly PropertyKey[]): string => {
  if (first === 'homeSites') return 'sites'
  return first === 'avatarPhotoId' ? 'picture' : String(first)
}
