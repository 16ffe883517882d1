import { z } from 'zod'
import { mediaLimits, PictureKey, photoTexts } from './media.ts'
import { route } from './route.ts'

/** Of a person's picture, which is square: its sides in pixels. */
export const avatarSize = 256

export const avatars = {
  default: route('/api/avatars/default.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'The picture of a person who has none',
    reply: { bytes: ['image/jpeg'] },
  }),
  serve: route('/api/avatars/:key/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'The picture of a person',
    params: z.object({ key: PictureKey }),
    reply: { bytes: ['image/jpeg'] },
  }),
  put: route('/api/avatars/mine', {
    method: 'POST',
    access: 'member',
    summary:
      'Sets the person’s own picture: the square of the file at x, y with this side, in shares of its width and height as it is seen; without them the middle',
    form: z.object({
      x: z.coerce.number().min(0).max(1).optional(),
      y: z.coerce.number().min(0).max(1).optional(),
      width: z.coerce.number().positive().max(1).optional(),
      height: z.coerce.number().positive().max(1).optional(),
    }),
    files: { most: 1, bytes: mediaLimits.bytes, tooMany: photoTexts.oneFile, tooLarge: photoTexts.tooLarge },
    reply: z.object({ avatarUrl: z.string() }),
  }),
  remove: route('/api/avatars/mine', {
    method: 'DELETE',
    access: 'member',
    summary: 'Takes the person’s own picture away',
    reply: z.object({ success: z.literal(true) }),
  }),
} as const
