import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** Libraries, none of which imports another but React: each in one file, files never wait for each other in a ring. */
const libraries: [string, RegExp][] = [
  ['react', /node_modules\/(react|react-dom|scheduler)\//],
  ['zod', /node_modules\/zod\//],
  ['query', /node_modules\/@tanstack\/(query-core|react-query)\//],
  ['routing', /node_modules\/(@tanstack\/|use-sync-external-store\/)/],
  ['ui', /node_modules\//],
]

const fileOf = (module: string) => libraries.find(([, test]) => test.test(module))?.[0] ?? 'first'

/** The modules of all that `parts` need before they run, but for what is in a file of the parts alone. */
const sharedOf = (
  chunks: readonly Rolldown.OutputChunk[],
  parts: readonly string[],
  importsOf: (module: string) => readonly string[],
): Set<string> => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<Rolldown.OutputChunk>()
  const need = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) need(named.get(file))
  }
  for (const chunk of chunks) if (chunk.isEntry || parts.includes(chunk.name)) need(chunk)
  const late = [...needed].filter(({ isEntry }) => !isEntry)
  const own = new Set(late.flatMap(({ moduleIds }) => moduleIds))
  const shared = new Set<string>()
  // With all that it imports, or its file would wait for one that waits for it.
  const share = (module: string) => {
    if (shared.has(module) || !own.has(module)) return
    shared.add(module)
    importsOf(module).forEach(share)
  }
  for (const { facadeModuleId, moduleIds } of late) if (facadeModuleId === null) moduleIds.forEach(share)
  return shared
}

/**
 * Puts what the first screens share with later parts into a few files. Left alone, the bundler makes some forty of it,
 * the smallest of a hundred bytes: one for each set of parts that share something. Which modules these are is known
 * after a first build only, which writes nothing. What that buys stands in docs/decisions/0055.
 */
export const gatherFirst = (parts: readonly string[]): Plugin => ({
  name: 'gather-first',
  apply: 'build',
  async config({ build: { rolldownOptions: { treeshake } = {} } = {} }) {
    let shared = new Set<string>()
    const look: Plugin = {
      name: 'look-at-first',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        shared = sharedOf(chunks, parts, (module) => this.getModuleInfo(module)?.importedIds ?? [])
      },
    }
    await build({
      configFile: false,
      root: fileURLToPath(new URL('.', import.meta.url)),
      logLevel: 'error',
      plugins: [look],
      build: { write: false, minify: false, rolldownOptions: { ...(treeshake && { treeshake }) } },
    })
    if (shared.size === 0) throw new Error('The first screens share nothing; gather-first.ts is out of date')
    const group = { name: (id: string) => (shared.has(id) ? fileOf(id) : null) }
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
  },
})
