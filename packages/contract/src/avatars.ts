import { z } from 'zod'
import { mediaLimits, PictureKey, photoTexts } from './media.ts'
import { numberText } from './numbers.ts'
import { feature, route } from './route.ts'

/** Of a person's picture, which is square: its sides in pixels. */
export const avatarSize = 256

export const avatars = feature('Profile pictures.', {
  default: route('/api/avatars/default.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'Get the default profile picture',
    reply: { bytes: ['image/jpeg'] },
  }),
  serve: route('/api/avatars/:key/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'Get a profile picture',
    params: z.object({ key: PictureKey }),
    reply: { bytes: ['image/jpeg'] },
    errors: [404],
  }),
  put: route('/api/avatars/mine', {
    method: 'POST',
    access: 'member',
    shares: true,
    summary:
      'Set your profile picture. To crop it, send x, y, width and height as shares of the image as displayed; otherwise the middle is used',
    form: z.object({
      x: numberText().min(0).max(1).optional(),
      y: numberText().min(0).max(1).optional(),
      width: numberText().positive().max(1).optional(),
      height: numberText().positive().max(1).optional(),
    }),
    files: { max: 1, bytes: mediaLimits.bytes, tooMany: photoTexts.oneFile, tooLarge: photoTexts.tooLarge },
    reply: z.object({ avatarUrl: z.string() }),
  }),
  remove: route('/api/avatars/mine', {
    method: 'DELETE',
    access: 'member',
    summary: 'Remove your profile picture',
    reply: z.object({ success: z.literal(true) }),
  }),
})
