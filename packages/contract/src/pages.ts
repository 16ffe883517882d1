/** The pages of the web app. The server answers 404 beside the page for every other address. */
export const pages = {
  home: '/',
  explore: '/explore',
  site: '/sites/:siteId',
  siteWithName: '/sites/:siteId/:slug',
  about: '/about',
} as const

const patterns = Object.values(pages).map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path (without its query) leads to a page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
