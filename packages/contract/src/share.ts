import { z } from 'zod'
import { Uuid } from './common.ts'
import { ShareToken } from './dive-log-sharing.ts'
import { feature, route } from './route.ts'

/** The picture beside a link, as messengers want it: pixels, and bytes at most. */
export const sharePicture = { width: 1200, height: 630, type: 'image/jpeg', maxBytes: 200_000 } as const

const version = z.string().regex(/^[\w-]{16}$/, 'This isn’t a valid picture version')
const reply = { bytes: [sharePicture.type] } as const

export const share = feature('Preview images of shared links.', {
  app: route('/api/share/app/:version/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'Get the preview image of Soundings; any other version returns the latest one',
    params: z.object({ version }),
    reply,
  }),
  site: route('/api/share/sites/:siteId/:version/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'Get the preview image of a dive site; any other version returns the latest one',
    params: z.object({ siteId: Uuid, version }),
    reply,
    errors: [404],
  }),
  dive: route('/api/share/dives/:token/picture.jpg', {
    method: 'GET',
    access: 'public',
    summary: 'Get the preview image of a dive that somebody shared by a link; 404 once the link has ended',
    params: z.object({ token: ShareToken }),
    reply,
    errors: [404],
  }),
})
