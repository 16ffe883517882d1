import type { Plugin } from 'vite'

type Light = { path: string; method: string; access: string }
type Collection = Record<string, Light>

const isCollection = (value: unknown): value is Collection =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((each) => typeof each?.path === 'string' && typeof each.method === 'string')

/** The routes of the contract's file, of each collection, without their schemas. */
const collectionsOf = async (file: string): Promise<Record<string, Collection>> => {
  const exported: object = await import(
    new URL(`../../packages/contract/src/${file}.ts`, import.meta.url).href
  )
  return Object.fromEntries(
    Object.entries(exported).flatMap(([name, value]) => (isCollection(value) ? [[name, light(value)]] : [])),
  )
}

/** What a call needs of a route: how it is sent, and whether its answer is bytes. */
const light = (routes: Record<string, Light & { reply?: object }>): Collection =>
  Object.fromEntries(
    Object.entries(routes).map(([name, { path, method, access, reply = {} }]) => [
      name,
      { path, method, access, reply: 'bytes' in reply ? { bytes: reply.bytes } : {} },
    ]),
  )

const importLines = /^import \{([^}]*)\} from '@soundings\/contract\/([\w-]+)'/gm
const prefix = 'light-routes:'

/** Whether this file reads a schema of one of these routes; what it says of its type is gone by then. */
const readsSchema = (code: string, name: string) =>
  new RegExp(`(?<!\\btypeof )\\b${name}\\.\\w+\\.(params|query|body|form|reply|files|errors)\\b`).test(code)

/**
 * The page sends calls by the routes of the contract and trusts the answers: it needs of most of them a path and a
 * method, but would bring all their schemas, and zod to make them, with the first scripts. Where a file of the page imports
 * a collection of routes and reads none of their schemas, the build gives it the routes without them. What that buys
 * stands in docs/decisions/0090.
 */
export const lightRoutes = (): Plugin => {
  const known = new Map<string, Promise<Record<string, Collection>>>()
  const routesOf = (file: string) => {
    const routes = known.get(file) ?? collectionsOf(file)
    known.set(file, routes)
    return routes
  }
  let isFound = false
  return {
    name: 'light-routes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? id : null),
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: async (id) =>
        Object.entries(await routesOf(id.slice(prefix.length)))
          .map(([name, routes]) => `export const ${name} = ${JSON.stringify(routes)}`)
          .join('\n'),
    },
    transform: {
      filter: { id: /\/apps\/web\/src\/.*\.tsx?$/, code: '@soundings/contract/' },
      async handler(code) {
        const files = new Set([...code.matchAll(importLines)].flatMap(([, , file]) => file ?? []))
        const routes = new Map<string, Record<string, Collection>>()
        for (const file of files) routes.set(file, await routesOf(file))
        const lightened = code.replaceAll(importLines, (line, names: string, file: string) => {
          const said = names.split(',').map((name) => name.trim())
          const isLight = (name: string) => name in (routes.get(file) ?? {}) && !readsSchema(code, name)
          const lights = said.filter(isLight)
          if (lights.length === 0) return line
          isFound = true
          const others = said.filter((name) => name !== '' && !isLight(name))
          const instead = `import { ${lights.join(', ')} } from '${prefix}${file}'`
          // An import of types alone would still bring the file to where this one is. On one line, so that each keeps its number.
          return others.every((name) => name.startsWith('type '))
            ? `${instead}; import type { ${others.map((name) => name.slice(5)).join(', ')} } from '@soundings/contract/${file}'`
            : `${instead}; import { ${others.join(', ')} } from '@soundings/contract/${file}'`
        })
        return lightened === code ? null : { code: lightened, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('No file imports routes; light-routes.ts is out of date')
    },
  }
}
