import { z } from 'zod'

/** The sizes a photo is served in: its greatest width in pixels. Nothing is enlarged. */
export const photoWidths = { thumbnail: 300, preview: 480, medium: 800, large: 1200, original: 1920 } as const
export type PhotoSize = keyof typeof photoWidths
export const photoSizes = Object.keys(photoWidths) as PhotoSize[]
export const PhotoSize = z.enum(photoSizes)
