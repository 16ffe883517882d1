import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

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

export default defineConfig({
  // Files leave the server as they were compressed here, once; the page itself is short and may change per request.
  plugins: [
    react(),
    preloadFonts(),
    compression({ include: /\.(m?js|css|svg)$/, algorithms: ['brotliCompress', 'gzip'] }),
  ],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // The map library is by far the largest part and changes least: a file of its own, loaded when a map shows.
      output: {
        codeSplitting: {
          // Without this, React would move into the map's file and every page would wait for the map.
          includeDependenciesRecursively: false,
          groups: [{ name: 'maplibre', test: /node_modules\/(maplibre-gl|@vis\.gl|pmtiles)\// }],
        },
      },
    },
  },
})
