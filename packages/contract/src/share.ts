import { z } from 'zod'
import { Uuid } from './common.ts'
import { route } from './route.ts'

/** The picture beside a link, as messengers want it: pixels, and bytes at most. */
export const sharePicture = { width: 1200, height: 630, type: 'image/jpeg', mostBytes: 200_000 } as const

const version = z.string().regex(/^[\w-]{16}$/, 'This is not a version of a picture')
const reply = { bytes: [sharePicture.type] } as const

export const share = {
  app: route('/api/share/app/:version/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'The picture beside a link to Soundings itself; at another version than the newest, the newest',
    params: z.object({ version }),
    reply,
  }),
  site: route('/api/share/sites/:siteId/:version/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'The picture beside a link to a dive site; at another version than the newest, the newest',
    params: z.object({ siteId: Uuid, version }),
    reply,
  }),
} as const
