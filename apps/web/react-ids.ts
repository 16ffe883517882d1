import type { Plugin } from 'vite'

/**
 * Mantine writes an id of its own into most of its parts once they stand, which draws each of them a second time, at once
 * and with all that waited for a calm moment. React's ids have been good enough since it has any, and Mantine begins with
 * them: the page is built with nothing after that. What that buys stands in docs/decisions/0175.
 */
export const reactIds = (): Plugin => {
  let isFound = false
  return {
    name: 'react-ids',
    apply: 'build',
    transform: {
      filter: { id: /@mantine\/hooks\/esm\/use-id\/use-id\.mjs$/ },
      handler() {
        isFound = true
        return [
          `import { useId as useReactId } from 'react'`,
          `export const useId = (said) => {`,
          `  const own = useReactId()`,
          `  return typeof said === 'string' ? said : 'mantine-' + own.replace(/[^\\w-]/g, '')`,
          `}`,
        ].join('\n')
      },
    },
    buildEnd(error) {
      if (!error && !isFound) throw new Error('Mantine makes its ids elsewhere; react-ids.ts is out of date')
    },
  }
}
