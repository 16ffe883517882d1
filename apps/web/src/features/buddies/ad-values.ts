import { type BuddyAd, BuddyAdForm, buddyTexts } from '@soundings/contract/buddies'
import type { Coordinates } from '@soundings/contract/common'
import { z } from 'zod'

/** What stands in the fields of an ad. */
export type AdValues = {
  from: string
  to: string
  coordinates: Coordinates | null
  radius: number | null
  level: string
  interests: string[]
  languages: string[]
  note: string
}

const usualRadius = 50

export const valuesOf = (ad: BuddyAd | null): AdValues => ({
  from: ad?.from ?? '',
  to: ad?.to ?? '',
  coordinates: null,
  radius: ad?.radius ?? usualRadius,
  level: ad?.level ?? '',
  interests: ad?.interests ?? [],
  languages: ad?.languages ?? [],
  note: ad?.note ?? '',
})

const { shape } = BuddyAdForm

const Typed = z.object({
  ...shape,
  from: z.string().min(1, 'Choose the first day.').pipe(shape.from),
  to: z.string().min(1, 'Choose the last day.').pipe(shape.to),
  coordinates: shape.coordinates.unwrap().nullable(),
  radius: shape.radius.nullable().refine((radius) => radius !== null, 'Enter a distance.'),
  level: z
    .string()
    .transform((level) => level || null)
    .pipe(shape.level.unwrap()),
  note: z
    .string()
    .transform((note) => note.trim() || null)
    .pipe(shape.note.unwrap()),
})

/** Makes an ad of what was typed; the place may be left as it was. */
export const typedAd = (hasPlace: boolean) =>
  Typed.refine(({ coordinates }) => hasPlace || coordinates !== null, {
    path: ['coordinates'],
    error: buddyTexts.place,
  }).transform(({ coordinates, ...rest }, checked) => {
    const { data, error } = BuddyAdForm.safeParse({ ...rest, ...(coordinates && { coordinates }) })
    for (const { path, message } of error?.issues ?? []) checked.addIssue({ code: 'custom', path, message })
    return data ?? z.NEVER
  })
