import type { Plugin } from 'vite'

/**
 * zod brings along how to write a schema as JSON Schema, which the server does and a page never: the page is built with
 * nothing in the place of these functions, which is a tenth of its first scripts less.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return `const nothing = () => undefined\nexport { ${[...names, 'process'].map((name) => `nothing as ${name}`)} }`
    },
  },
}

/** It also brings a compiler of schemas, which our pages forbid: shared/lib/without-eval.ts switches it off. */
const withoutCompiler: Plugin = {
  name: 'without-schema-compiler',
  apply: 'build',
  transform: {
    filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const without = code.replaceAll('core.$ZodObjectJIT.', 'core.$ZodObject.')
      if (without === code) throw new Error('zod names its compiler otherwise; lean-zod.ts is out of date')
      return without
    },
  },
}

/** zod without what only a server uses of it. */
export const leanZod: Plugin[] = [withoutJsonSchema, withoutCompiler]
