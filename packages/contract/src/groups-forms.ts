import { z } from 'zod'
import { Paging, text, Uuid } from './common.ts'
import { groupFilters, groupLimits } from './groups-fields.ts'
import { GroupKind } from './groups-shapes.ts'
import { groupTexts } from './groups-words.ts'
import { wholeNumber, wholeNumberText } from './numbers.ts'
import { PositionText } from './position-texts.ts'

const Avatar = Uuid.nullable()
const name = text(groupLimits.name).refine(
  (value) => value.replace(/[\p{Cf}\p{Z}\p{C}]+/gu, '') !== '',
  groupTexts.noName,
)
const facts = {
  name,
  description: text(groupLimits.description),
  kind: GroupKind,
  country: text(100).nullable(),
  /** One of the photos of whoever sets it; null takes it away. */
  avatarPhotoId: Avatar,
  /** Sites, in the order in which they are shown. */
  homeSites: z.array(Uuid).max(groupLimits.homeSites),
}

export const GroupForm = z.strictObject({
  ...facts,
  description: facts.description.default(''),
  kind: facts.kind.default('open'),
  country: facts.country.default(null),
  avatarPhotoId: facts.avatarPhotoId.default(null),
  homeSites: facts.homeSites.default([]),
  /** Made by the device; the same key is one group however often it comes. */
  clientKey: Uuid.optional(),
})
export type GroupForm = z.output<typeof GroupForm>

/** What changes; the rest stays. */
export const GroupChange = z.strictObject({
  ...z.strictObject(facts).partial().shape,
  /** Opens an archived group again, or archives it; for owners. */
  isArchived: z.boolean().optional(),
  version: wholeNumber(),
})
export type GroupChange = z.output<typeof GroupChange>

export const GroupsQuery = Paging.extend({
  filter: z.enum(groupFilters).default('all'),
  q: text(100).optional(),
  country: text(100).optional(),
  /** `lat,lng`: those with a home site around it, the nearest first. */
  near: PositionText.optional(),
  radius: wholeNumberText().min(1).max(groupLimits.radius.max).default(groupLimits.radius.default),
})
export type GroupsQuery = z.output<typeof GroupsQuery>
