/** Pages whose own parts of the app are asked for at once. */
type PageWithParts = 'home' | 'explore' | 'site' | 'thread'

/**
 * The app's page with the parts that one of its pages needs besides, and without those of all others. The build leaves
 * them in a comment for each (`nameParts` in apps/web/vite.config.ts).
 */
export const withParts = (html: string, page?: PageWithParts): string =>
  html.replace(/<!--(\w+)-page\s(.*?)-->/gs, (_, name: string, links: string) => (name === page ? links : ''))
