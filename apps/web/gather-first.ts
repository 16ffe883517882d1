import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { lightRoutes } from './light-routes.ts'
import { pureContract } from './pure-contract.ts'

/**
 * Libraries, none of which imports another but React, so that their files never wait for each other in a ring; `ui` is cut
 * into slices.
 */
const libraries: [string, RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['zod', /node_modules\/zod\//],
  ['query', /node_modules\/@tanstack\/(query-core|react-query)\//],
  ['routing', /node_modules\/(@tanstack\/|use-sync-external-store\/)/],
  ['ui', /node_modules\//],
]

const libraryOf = (module: string) => libraries.find(([, test]) => test.test(module))?.[0]

/**
 * How much source is in one file, in characters before it is made small: of our own, and of the parts of Mantine. A file
 * runs in one piece, and a phone answers nobody meanwhile.
 */
const slices = { first: 30_000, site: 60_000, ui: 50_000 }

/** Schemas are made when their module runs, which takes so many times as long as anything else of that length. */
const weightOf = (module: string) => (module.includes('/packages/contract/') ? 4 : 1)

/** Modules and how long they are, each after all that it imports. */
type InOrder = ReadonlyMap<string, number>

/** Names the file of each module: the styles of `name`, or the next slice of its own source. */
const slicesOf = (name: keyof typeof slices, modules: InOrder): Map<string, string> => {
  let sum = 0
  const fileOf = (module: string, length: number) => {
    if (module.endsWith('.css')) return `${name}-styles`
    sum += length * weightOf(module)
    return `${name}-${1 + Math.floor(sum / slices[name])}`
  }
  return new Map([...modules].map(([module, length]) => [module, fileOf(module, length)]))
}

type Chunks = readonly Rolldown.OutputChunk[]
type ImportsOf = (module: string) => readonly string[]

/** All that `parts` need before they run, but for the entry. */
const neededBy = (chunks: Chunks, parts: readonly string[]): Chunks => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<Rolldown.OutputChunk>()
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) need(named.get(file))
  }
  for (const chunk of chunks) if (chunk.isEntry || parts.includes(chunk.name)) need(chunk)
  return [...needed].filter(({ isEntry }) => !isEntry)
}

/** The modules of these chunks, but for our own that are in the file of a part alone. */
const sharedOf = (late: Chunks, importsOf: ImportsOf): InOrder => {
  const lengths = new Map(
    late.flatMap(({ modules }) =>
      Object.entries(modules).map(([module, { renderedLength }]) => [module, renderedLength] as const),
    ),
  )
  const shared = new Set<string>()
  // With all that it imports, or its file would wait for one that waits for it.
  const share = (module: string) => {
    if (shared.has(module) || !lengths.has(module)) return
    shared.add(module)
    importsOf(module).forEach(share)
  }
  for (const { facadeModuleId, moduleIds } of late)
    moduleIds.filter((module) => facadeModuleId === null || libraryOf(module)).forEach(share)

  const seen = new Set<string>()
  const inOrder = new Map<string, number>()
  const place = (module: string) => {
    if (seen.has(module)) return
    seen.add(module)
    // Also through an index that is not there any more itself, as it only hands on.
    importsOf(module).forEach(place)
    if (shared.has(module)) inOrder.set(module, lengths.get(module) ?? 0)
  }
  shared.forEach(place)
  return inOrder
}

/** Names the files of what the app needs from the start, and of what a site's page needs besides. */
const filesOf = (chunks: Chunks, importsOf: ImportsOf) => {
  const atFirst = neededBy(chunks, ['start', 'ExplorePage'])
  const first = sharedOf(atFirst, importsOf)
  const forSite = neededBy(chunks, ['SiteScreen', 'SiteDetails']).filter((chunk) => !atFirst.includes(chunk))
  const firstOf = (library: string | undefined): InOrder =>
    new Map([...first].filter(([module]) => libraryOf(module) === library))
  return new Map([
    ...slicesOf('site', sharedOf(forSite, importsOf)),
    ...slicesOf('first', firstOf(undefined)),
    ...libraries.flatMap(([library]) =>
      [...firstOf(library).keys()].map((module) => [module, library] as const),
    ),
    ...slicesOf('ui', firstOf('ui')),
  ])
}

/**
 * Puts what the first screens share with later parts into a few files, none of which takes long to run. Left alone, the
 * bundler makes some eighty of it, the smallest of a hundred bytes: one for each set of parts that share something. Which
 * modules these are is known after a first build only, which writes nothing. What that buys stands in
 * docs/decisions/0055 and 0075.
 */
export const gatherFirst = (): Plugin => ({
  name: 'gather-first',
  apply: 'build',
  async config({ build: { rolldownOptions: { treeshake } = {} } = {} }) {
    let files = new Map<string, string>()
    const look: Plugin = {
      name: 'look-at-first',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        files = filesOf(chunks, (module) => this.getModuleInfo(module)?.importedIds ?? [])
      },
    }
    await build({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      logLevel: 'error',
      plugins: [lightRoutes(), pureContract(), look],
      build: { write: false, minify: false, rolldownOptions: { ...(treeshake && { treeshake }) } },
    })
    if (files.size === 0) throw new Error('The first screens share nothing; gather-first.ts is out of date')
    const group = { name: (id: string) => files.get(id) ?? null }
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
  },
})
