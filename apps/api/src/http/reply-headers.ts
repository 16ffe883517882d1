import type { FastifyRequest } from 'fastify'

/** Kept by everybody, and asked for again each time. */
export const revalidate = 'public, max-age=0, must-revalidate'
export const forever = 'public, max-age=31536000, immutable'
/** `private` also keeps the page's service worker from showing it to the next person at this device. */
export const own = 'private, no-store'

const refused = '(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))'
const accepted = { gzip: new RegExp(`\\bgzip\\b${refused}`), br: new RegExp(`\\bbr\\b${refused}`) }

/** Whether a caller takes replies packed so. */
export const takes = ({ headers }: FastifyRequest, encoding: keyof typeof accepted): boolean =>
  accepted[encoding].test(headers['accept-encoding'] ?? '')
