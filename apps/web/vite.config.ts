import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { gatherFirst } from './gather-first.ts'
import { leanZod } from './lean-zod.ts'
import { lightRoutes } from './light-routes.ts'
import { pureContract } from './pure-contract.ts'
import { reactIds } from './react-ids.ts'

const firstFonts = /(bricolage-grotesque|instrument-sans)-latin-wght-normal.*\.woff2$/

/** Asks for the two fonts of the first paint in the page itself, before the style sheet has named them. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
        })),
  },
})

/**
 * Writes into the page which parts the app is made of, in the order of their needs, for the entry to ask for them after
 * the first paint and to run them one by one: the app, Explore, which the entry leaves out on other screens, and what
 * Explore's list, the page of a site, the home screen or a thread need besides, which stands in a comment until the
 * server takes it out of it.
 */
const nameParts = (): Plugin => ({
  name: 'name-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      )
      /** A part of the app after all that it imports, as the entry runs them one by one. */
      const partsOf = (name: string, found: string[] = [], waiting: string[] = []): string[] => {
        if (waiting.includes(name))
          throw new Error(`Files wait for each other: ${[...waiting, name].join(', ')}`)
        const chunk = chunks.get(name)
        if (!chunk || found.includes(name)) return found
        for (const next of chunk.imports) partsOf(next, found, [...waiting, name])
        found.push(name, ...(chunk.viteMetadata?.importedCss ?? []))
        return found
      }
      const linksOf = (...pages: string[]) => {
        // What several parts share is in a file of another name.
        const names = [...chunks.values()].filter(({ name, moduleIds }) =>
          pages.some((page) => name === page || moduleIds.some((id) => id.endsWith(`/${page}.tsx`))),
        )
        if (names.length < pages.length) throw new Error(`There is no chunk for one of ${pages}`)
        return [...new Set(names.flatMap(({ fileName }) => [...partsOf(fileName)]))]
          .filter((file) => !html.includes(file))
          .map((file) =>
            file.endsWith('.css')
              ? `<link rel="preload" as="style" crossorigin href="/${file}">`
              : `<link rel="modulepreload" crossorigin href="/${file}">`,
          )
      }
      const page = linksOf('start')
      const explore = linksOf('ExplorePage').filter((link) => !page.includes(link))
      const site = linksOf('SiteScreen', 'SiteDetails').filter(
        (link) => ![...page, ...explore].includes(link),
      )
      const list = linksOf('SiteList').filter((link) => ![...page, ...explore].includes(link))
      const home = linksOf('HomePage').filter((link) => !page.includes(link))
      // On a phone the regions of the month wait beside the map.
      const beside = linksOf('RegionList')
        .filter((link) => ![...page, ...home].includes(link))
        .map((link) => link.replace('<link', '<link media="(min-width: 769px)"'))
      const ofExplore = explore.map((link) => link.replace('<link', '<link data-explore'))
      const thread = linksOf('ThreadPage').filter((link) => !page.includes(link))
      const besides = { explore: list, site, home: [...home, ...beside], thread }
      const comments = Object.entries(besides).map(([name, links]) => `<!--${name}-page ${links.join('')}-->`)
      const links = [...page, ...ofExplore, ...comments].join('')
      return html.replace('</body>', () => `  <template id="parts">${links}</template>\n  </body>`)
    },
  },
})

/** What every page has from its start: the scripts of the app and of Explore, and the styles of the app. */
const there = new Set<string>()

/**
 * A part that loads later brings a list of the files that it needs, to ask for all of them at once. Those that are
 * there already are left out of it: named in the list of every part, they were a considerable share of the first scripts.
 */
const knowStart = (): Plugin => ({
  name: 'know-start',
  apply: 'build',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const add = (fileName: string, withStyles: boolean, seen = new Set<string>()) => {
        const chunk = named.get(fileName)
        if (!chunk || seen.has(fileName)) return
        seen.add(fileName)
        there.add(fileName)
        if (withStyles) for (const style of chunk.viteMetadata?.importedCss ?? []) there.add(style)
        for (const next of chunk.imports) add(next, withStyles, seen)
      }
      for (const { fileName, name, isEntry } of chunks) {
        if (isEntry || name === 'start') add(fileName, true)
        if (name === 'ExplorePage') add(fileName, false)
      }
    },
  },
})

const revisionOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)

/** What an installed app has before it is asked for: the page with its scripts, styles and first fonts, but no map. */
const isShell = (file: string) =>
  file === 'index.html' || /\.(js|css)$/.test(file) ? !/maplibre/.test(file) : firstFonts.test(file)

/** The archives with which the whole world is there without a connection; of the others what was looked at is kept. */
const wholeMap = /\/(satellite|roadmap)\.pmtiles$/

/** Builds the service worker when the files of the page are known, and writes their list into it. */
const serviceWorker = (): Plugin => {
  let folders = { root: '', publicDir: '' }
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ root, publicDir }) => {
      folders = { root, publicDir }
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { root, publicDir } = folders
        const inPublic = (file: string) => ({
          url: `/${file}`,
          revision: revisionOf(readFileSync(join(publicDir, file))),
        })
        const built = Object.values(bundle)
          .filter(({ fileName }) => isShell(fileName))
          .map((file) => ({
            url: `/${file.fileName}`,
            // The name of an asset holds its content already.
            revision:
              file.type === 'asset' && file.fileName === 'index.html' ? revisionOf(file.source) : null,
          }))
        const archives = readdirSync(join(publicDir, 'map')).filter((file) => file.endsWith('.pmtiles'))
        const baseMaps = archives.map((file) => inPublic(`map/${file}`))
        const result = await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: {
            SHELL_FILES: JSON.stringify([...built, inPublic('favicon.svg')]),
            BASE_MAPS: JSON.stringify(
              Object.fromEntries(
                baseMaps.map(({ url, revision }) => [
                  url,
                  { edition: revision, isKeptWhole: wholeMap.test(url) },
                ]),
              ),
            ),
          },
          build: {
            write: false,
            modulePreload: false,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: join(root, 'src/service-worker/worker.ts'),
              output: { format: 'iife' },
            },
          },
        })
        const [worker] = 'output' in result ? result.output : []
        if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker.code })
      },
    },
  }
}

export default defineConfig({
  // Files leave the server as they were compressed here, once; the page itself is short and may change per request.
  plugins: [
    react(),
    leanZod(),
    lightRoutes(),
    pureContract(),
    reactIds(),
    gatherFirst(),
    preloadFonts(),
    nameParts(),
    knowStart(),
    serviceWorker(),
    compression({ include: /\.(m?js|css|svg)$/, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  // Also the page of mails that were not sent, which the server keeps where it has no mail server.
  server: { proxy: { '/api': 'http://localhost:3000', '/dev/outbox': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !there.has(file)) : needed,
    },
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // The index of a feature only re-exports its parts, so importing one of them does not load the others.
      treeshake: { moduleSideEffects: [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }] },
      // The map library is by far the largest part and changes least: a file of its own, loaded when a map shows. What it
      // unpacks with goes with it: out of a file that needs the map itself, that file would run before the map.
      output: {
        codeSplitting: {
          // Without this, React would move into the map's file and every page would wait for the map.
          includeDependenciesRecursively: false,
          groups: [{ name: 'maplibre', test: /node_modules\/(maplibre-gl|@vis\.gl|pmtiles|fflate)\// }],
        },
      },
    },
  },
})
