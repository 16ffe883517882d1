/** The sizes a photo is served in: its greatest width in pixels. Nothing is enlarged. */
export const photoWidths = { thumbnail: 300, preview: 480, medium: 800, large: 1200, original: 1920 } as const
export type PhotoSize = keyof typeof photoWidths
export const photoSizes = Object.keys(photoWidths) as PhotoSize[]

/** Where a photo stands between its upload and its renditions. A `broken` one says why in `problem`. */
export const photoStates = ['processing', 'ready', 'broken'] as const

/** What each size is kept and served as; a browser gets the first that it takes. */
export const photoFormats = { avif: 'image/avif', jpg: 'image/jpeg' } as const
export type PhotoFormat = keyof typeof photoFormats
