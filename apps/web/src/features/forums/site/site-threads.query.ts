import { threadsQuery } from '../forum.queries.ts'

/** So many threads stand on the page of a site at first. */
const pageSize = 10

/** The threads about a site, those with the newest words first. */
export const siteThreadsQuery = (siteId: string) => threadsQuery({ site: siteId, limit: pageSize })
