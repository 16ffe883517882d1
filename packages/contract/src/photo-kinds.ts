import { z } from 'zod'
import { photoSizes, photoStates } from './photo-sizes.ts'

export const PhotoSize = z.enum(photoSizes)
export type PhotoSize = z.output<typeof PhotoSize>
export const PhotoState = z.enum(photoStates)
