import { type Plugin, parseAst } from 'vite'

/**
 * What the contract declares does nothing but be there, yet a bundler can’t know that of a schema, which is the answer of
 * calls: one that nobody reads stays, and brings zod along. The build is told that it may leave out each declaration that
 * nobody reads. What that buys stands in docs/decisions/0175.
 */
export const pureContract = (): Plugin => {
  let isFound = false
  return {
    name: 'pure-contract',
    apply: 'build',
    // Once the types are gone.
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
      handler(code, id) {
        const declared = parseAst(code, null, id.replace(/ts$/, 'js'))
          .body.map((statement) =>
            statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
          )
          .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
          .flatMap(({ init }) => (init && /^(Call|Object|Array)/.test(init.type) ? [init] : []))
          .filter(({ start, end }) => code.slice(start, end).includes('('))
        if (declared.length === 0) return null
        isFound = true
        // From the last on, so that the places of those before stay as they are; all of it on its own lines.
        return {
          code: declared.reduceRight(
            (whole, { start, end }) =>
              `${whole.slice(0, start)}/* @__PURE__ */ (() => (${whole.slice(start, end)}))()${whole.slice(end)}`,
            code,
          ),
          map: null,
        }
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        throw new Error('The contract declares nothing; pure-contract.ts is out of date')
    },
  }
}
