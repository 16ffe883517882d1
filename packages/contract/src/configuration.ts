import { z } from 'zod'
import { text } from './common.ts'
import { route } from './route.ts'

/** How long a broadcast message may be, in characters. */
export const broadcastLength = 500

/** A line of text above every page. `cancellable` ones may be dismissed, which the device remembers. */
export const BroadcastMessage = z.object({
  _id: z.string(),
  value: text(broadcastLength).min(1, 'The message is empty'),
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
    maxZoom: z.number().int(),
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

export const configuration = {
  messages: route('/api/configuration/messages', {
    method: 'GET',
    access: 'public',
    summary: 'The broadcast messages of this server, newest first',
    reply: z.array(BroadcastMessage),
  }),
  map: route('/api/configuration/map', {
    method: 'GET',
    access: 'public',
    summary: 'The base maps that this server offers',
    reply: BaseMaps,
  }),
  mail: route('/api/configuration/mail', {
    method: 'GET',
    access: 'public',
    summary: 'Whether mails are sent, or kept on a page of this server for whoever tries it out',
    reply: Mail,
  }),
} as const
