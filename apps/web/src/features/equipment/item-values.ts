import { EquipmentItem, EquipmentKind, equipmentLimits, equipmentTexts } from '@soundings/contract/equipment'
import { isYetToCome } from '@soundings/rules/reports'
import { z } from 'zod'
import { newKey } from '#shared/lib/new-key.ts'

/** What stands in the fields of a thing; empty where nothing is known. */
export type ItemValues = {
  id: string
  kind: string
  brand: string
  model: string
  serial: string
  boughtOn: string
  serviceMonths: number | null
  serviceDives: number | null
  services: { date: string; note: string }[]
  retiredOn: string
  notes: string
}

/** The fields of a thing, or of a new one. */
export const valuesOf = (item: EquipmentItem | null): ItemValues => ({
  id: item?.id ?? newKey(),
  kind: item?.kind ?? 'regulator',
  brand: item?.brand ?? '',
  model: item?.model ?? '',
  serial: item?.serial ?? '',
  boughtOn: item?.boughtOn ?? '',
  serviceMonths: item?.serviceMonths ?? null,
  serviceDives: item?.serviceDives ?? null,
  services: item?.services.map(({ date, note }) => ({ date, note: note ?? '' })) ?? [],
  retiredOn: item?.retiredOn ?? '',
  notes: item?.notes ?? '',
})

const orNothing = z
  .string()
  .trim()
  .transform((typed) => typed || null)

const isPast = (day: string) => !isYetToCome(day, new Date())
const dayOrNothing = z
  .string()
  .refine((day) => day === '' || isPast(day), equipmentTexts.future)
  .transform((day) => day || null)

const { shape } = EquipmentItem

/** Makes a thing of what was typed. */
export const TypedItem: z.ZodType<EquipmentItem> = z.object({
  id: z.string(),
  kind: EquipmentKind,
  brand: orNothing.pipe(shape.brand.unwrap()),
  model: orNothing.pipe(shape.model.unwrap()),
  serial: orNothing.pipe(shape.serial.unwrap()),
  boughtOn: dayOrNothing,
  serviceMonths: shape.serviceMonths.unwrap(),
  serviceDives: shape.serviceDives.unwrap(),
  services: z
    .array(
      z.object({
        date: z.string().min(1, 'Please select a date').refine(isPast, equipmentTexts.future),
        note: orNothing.pipe(shape.services.unwrap().element.shape.note.unwrap()),
      }),
    )
    .max(equipmentLimits.services),
  retiredOn: dayOrNothing,
  notes: orNothing.pipe(shape.notes.unwrap()),
})
