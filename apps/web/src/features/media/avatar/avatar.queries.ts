import { avatars } from '@soundings/contract/avatars'
import { call } from '#shared/api/client.ts'
import { upload } from '#shared/api/upload.ts'

/** The default profile picture. */
export const defaultAvatar = avatars.default.path

/** A part of a picture, in shares of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Makes this part of a file the person's picture; answers its address. */
export const putAvatar = async (file: File, crop: Crop): Promise<string> =>
  (await upload(avatars.put, { form: crop, files: [file] })).avatarUrl

export const removeAvatar = async (): Promise<void> => {
  await call(avatars.remove, {})
}
