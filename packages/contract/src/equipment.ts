import { z } from 'zod'
import { text, Uuid } from './common.ts'
import { belongings, type NotificationKinds } from './notification-kinds.ts'
import { number, wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

export const equipmentKinds = [
  'regulator',
  'bcd',
  'computer',
  'suit',
  'cylinder',
  'camera',
  'light',
  'mask',
  'fins',
  'other',
] as const
export const EquipmentKind = z.enum(equipmentKinds)
export type EquipmentKind = z.output<typeof EquipmentKind>

/** Lengths in characters, and how many of each. */
export const equipmentLimits = {
  name: 100,
  notes: 2_000,
  items: 300,
  sets: 50,
  services: 100,
  /** Days for which something that was left out of the list can be put back, with its dives. */
  removed: 1,
  serviceMonths: { min: 1, max: 120 },
  serviceDives: { min: 1, max: 5_000 },
} as const

export const equipmentTexts = {
  future: 'The date can’t be in the future.',
  twice: 'Each piece of equipment can only be there once.',
  unknownInSet: 'A set can only hold equipment from the list.',
  changedSince:
    'Your equipment was changed on another device in the meantime. Check the current version, then save again.',
  taken: 'This piece of equipment can’t be saved under this id.',
} as const

/** What people are told about their equipment. */
export const equipmentNotifications = {
  'equipment-due': { type: 'warning', group: belongings },
} as const satisfies NotificationKinds

const known = <Field extends z.ZodType>(field: Field) => field.nullable().default(null)

/** One thing that somebody dives with; its id is its owner’s choice. */
export const EquipmentItem = z.object({
  id: Uuid,
  kind: EquipmentKind,
  brand: known(text(equipmentLimits.name)),
  model: known(text(equipmentLimits.name)),
  serial: known(text(equipmentLimits.name)),
  boughtOn: known(z.iso.date()),
  /** After so many months, and after so many dives, it is due for service. */
  serviceMonths: known(
    wholeNumber().min(equipmentLimits.serviceMonths.min).max(equipmentLimits.serviceMonths.max),
  ),
  serviceDives: known(
    wholeNumber().min(equipmentLimits.serviceDives.min).max(equipmentLimits.serviceDives.max),
  ),
  services: z
    .array(z.object({ date: z.iso.date(), note: known(text(equipmentLimits.name)) }))
    .max(equipmentLimits.services)
    .default([]),
  retiredOn: known(z.iso.date()),
  notes: known(text(equipmentLimits.notes)),
})
export type EquipmentItem = z.output<typeof EquipmentItem>

/** Things that are taken along together: "warm water". */
export const EquipmentSet = z.object({
  id: Uuid,
  name: text(equipmentLimits.name).min(1),
  items: z.array(Uuid).max(equipmentLimits.items),
})
export type EquipmentSet = z.output<typeof EquipmentSet>

/** All that somebody dives with, as they keep it. */
export const EquipmentList = z.object({
  items: z.array(EquipmentItem).max(equipmentLimits.items),
  sets: z.array(EquipmentSet).max(equipmentLimits.sets).default([]),
  /** Whether brands and models may be counted in the figures of the community. */
  isCounted: z.boolean().default(false),
  /** The one that was read. */
  version: wholeNumber().min(0).optional(),
})
export type EquipmentList = z.output<typeof EquipmentList>

/** How a thing was used, and when it is due for service. */
export const EquipmentUse = z.object({
  dives: wholeNumber(),
  hours: number(),
  lastDive: z.iso.date().nullable(),
  lastServiceOn: z.iso.date().nullable(),
  divesSinceService: wholeNumber(),
  dueOn: z.iso.date().nullable(),
  divesLeft: wholeNumber().nullable(),
  isDue: z.boolean(),
})
export type EquipmentUse = z.output<typeof EquipmentUse>

export const EquipmentLog = z.object({
  items: z.array(EquipmentItem.extend({ use: EquipmentUse })),
  sets: z.array(EquipmentSet),
  isCounted: z.boolean(),
  version: wholeNumber(),
})
export type EquipmentLog = z.output<typeof EquipmentLog>

export const equipment = feature('The equipment of each member, for their own eyes.', {
  get: route('/api/profile/equipment', {
    method: 'GET',
    access: 'member',
    summary: 'List your equipment, how often you dived with it, and when it’s due for service',
    reply: EquipmentLog,
  }),
  put: route('/api/profile/equipment', {
    method: 'PUT',
    access: 'member',
    summary:
      'Replace the list of your equipment. What’s left out is removed from your dives too, and comes back with them if you add it again within a day. 409 `changed-since` if it has changed and `version` isn’t the current one',
    body: EquipmentList,
    reply: EquipmentLog,
    errors: [409, 429],
  }),
})
