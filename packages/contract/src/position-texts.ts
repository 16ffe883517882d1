import type { z } from 'zod'
import { text } from './common.ts'

const numbersOf = (count: number) => (value: string, context: z.RefinementCtx) => {
  const numbers = value.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [lng = 0, lat = 0, east = 0, north = 0] = count === 2 ? [numbers[1], numbers[0]] : numbers
  const isRight =
    numbers.length === count &&
    numbers.every(Number.isFinite) &&
    [lng, east].every((each) => Math.abs(each) <= 180) &&
    [lat, north].every((each) => Math.abs(each) <= 90)
  if (!isRight) context.addIssue({ code: 'custom', message: 'These aren’t positions on Earth' })
  return numbers
}

/** `lat,lng` */
export const PositionText = text(60).transform(numbersOf(2))
/** `west,south,east,north` */
export const BoundsText = text(120).transform(numbersOf(4))
