import type { Plugin } from 'vite'

const isJsonSchema = /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/

/**
 * zod brings along how to write a schema as JSON Schema, which the server does and a page never: the page is built with
 * nothing in the place of these functions. What that buys stands in docs/decisions/0055.
 */
export const leanZod = (): Plugin => {
  let isFound = false
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: isJsonSchema },
      handler(code) {
        isFound = true
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        return `const nothing = () => undefined\nexport { ${[...names, 'process'].map((name) => `nothing as ${name}`)} }`
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('zod has its JSON Schema elsewhere; lean-zod.ts is out of date')
    },
  }
}
