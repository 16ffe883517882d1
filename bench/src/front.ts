import { readdir, readFile } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { range } from './figures.ts'
import { makeDataFolder, type Resources } from './resources.ts'

const pages = fileURLToPath(new URL('./pages/', import.meta.url))
const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  geojson: 'application/json',
}

const buildPages = async (resources: Resources): Promise<Map<string, Buffer>> => {
  const outDir = join(await makeDataFolder(resources), 'pages')
  await build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    build: {
      outDir,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: ['ours', 'leaflet', 'found', 'profile'].map((page) => join(pages, `${page}.html`)),
      },
    },
  })
  const names = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const entries = await Promise.all(
    files.map(async (file) => [file.slice(outDir.length), gzipSync(await readFile(file))] as const),
  )
  return new Map(entries)
}

/** Called with the path of a reply that was handed on, and the bytes of its body and of its headers on the wire. */
type Count = (path: string, body: number, headers: number) => void

const listen = async (resources: Resources, real: string, kept: Map<string, Buffer>, count: Count) => {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((asked, reply) => {
    const path = (asked.url ?? '/').split('?', 1)[0] ?? '/'
    const own = kept.get(path)
    if (own) {
      const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      reply.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': own.length })
      reply.end(own)
      return
    }
    const handed = request(`${real}${asked.url}`, { agent, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      const headers = answer.rawHeaders.join('').length + 2 * answer.rawHeaders.length + 19
      let body = 0
      answer.on('data', (chunk: Buffer) => {
        body += chunk.length
      })
      answer.on('end', () => count(path, body, headers))
      answer.pipe(reply)
    })
    handed.on('error', () => reply.destroy())
    handed.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  resources.defer(() => {
    server.closeAllConnections()
    agent.destroy()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** A server in front of the real one that hands everything on and tells what it cost. */
export const openCounter = (resources: Resources, real: string, count: Count): Promise<string> =>
  listen(resources, real, new Map(), count)

/**
 * A server in front of the real one: it has the pages of bench/src/pages and the given texts by their paths, packed
 * beforehand, and hands everything else on. So both sides of a comparison come from the same place.
 */
export const openFront = async (
  resources: Resources,
  real: string,
  texts: Record<string, string>,
): Promise<string> => {
  const kept = await buildPages(resources)
  for (const [path, text] of Object.entries(texts)) kept.set(path, gzipSync(text))
  return listen(resources, real, kept, () => undefined)
}

/** Sites column by column as the server tells them. */
export type Columns = { mapId: number[]; lng: number[]; lat: number[]; depth: (number | null)[] }

/** The first `count` of them. */
export const firstOf = ({ mapId, lng, lat, depth }: Columns, count: number): Columns => ({
  mapId: mapId.slice(0, count),
  lng: lng.slice(0, count),
  lat: lat.slice(0, count),
  depth: depth.slice(0, count),
})

/** The same as GeoJSON, with what a marker needs. */
export const toGeoJson = ({ mapId, lng, lat, depth }: Columns) => ({
  type: 'FeatureCollection',
  features: range(mapId.length).map((at) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [(lng[at] ?? 0) / 1e5, (lat[at] ?? 0) / 1e5] },
    properties: { site: mapId[at], depth: depth[at] ?? null },
  })),
})
