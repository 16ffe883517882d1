import type { PhotoFormat, PhotoSize } from '@soundings/contract/media'

// The names of files in the store. They hold no name and no place, and only what the server made up itself.

/** What was sent, until its sizes are made. Never served. */
export const receivedName = (id: string): string => `received/${id}`

export const renditionName = (key: string, size: PhotoSize, format: PhotoFormat): string =>
  `photos/${key}/${size}.${format}`

export const avatarName = (key: string): string => `avatars/${key}.jpg`
