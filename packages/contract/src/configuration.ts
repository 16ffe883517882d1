import { z } from 'zod'
import { text } from './common.ts'
import { wholeNumber } from './numbers.ts'
import { feature, route } from './route.ts'

/** How long a broadcast message may be, in characters. */
export const broadcastLength = 500

/** A line of text above every page. `cancellable` ones may be dismissed, which the device remembers. */
export const BroadcastMessage = z.object({
  _id: z.string(),
  value: text(broadcastLength).min(1, 'Enter a message'),
  cancellable: z.boolean(),
})
export type BroadcastMessage = z.output<typeof BroadcastMessage>

/** What can lie under the sites. Addresses are complete: the server has put the provider's key in. */
export const BaseMap = z.discriminatedUnion('kind', [
  /** The map that comes with Soundings. */
  z.object({ kind: z.literal('bundled') }),
  z.object({
    kind: z.literal('xyz'),
    tiles: z.string(),
    tileSize: z.union([z.literal(256), z.literal(512)]),
    maxZoom: wholeNumber(),
    attribution: z.string(),
  }),
  z.object({
    kind: z.literal('pmtiles'),
    url: z.string(),
    type: z.enum(['raster', 'vector']),
    attribution: z.string(),
  }),
  z.object({ kind: z.literal('style'), url: z.string() }),
  /** The address asks for a key and none is configured. */
  z.object({ kind: z.literal('missing-key'), name: z.string() }),
])
export type BaseMap = z.output<typeof BaseMap>

export const BaseMaps = z.object({ satellite: BaseMap, roadmap: BaseMap })
export type BaseMaps = z.output<typeof BaseMaps>

/** Where somebody finds the mails that this server keeps instead of sending; null where it sends them. */
const Mail = z.object({ outbox: z.literal('/dev/outbox').nullable() })

export const configuration = feature('Settings of this server: broadcast messages, base maps and mail.', {
  messages: route('/api/configuration/messages', {
    method: 'GET',
    access: 'public',
    summary: 'List the broadcast messages, newest first',
    reply: z.array(BroadcastMessage),
  }),
  map: route('/api/configuration/map', {
    method: 'GET',
    access: 'public',
    summary: 'List the base maps',
    reply: BaseMaps,
  }),
  mail: route('/api/configuration/mail', {
    method: 'GET',
    access: 'public',
    summary: 'Check whether mails are sent, or shown on a page of this server (try-it mode)',
    reply: Mail,
  }),
})
