import { savedAtHeader, unreachedHeader } from './saved-headers.ts'

// Answers that the service worker gave from its memory, as it could not get them from the server.

const savedAt = new WeakMap<object, number>()

const timeOf = (response: Response): number | undefined => {
  const said = Number(response.headers.get(savedAtHeader))
  return said > 0 ? said : undefined
}

/** Whether an answer shows that the server can be reached; undefined when it says nothing about that. */
export const reachOf = (response: Response): boolean | undefined => {
  if (response.headers.has(unreachedHeader)) return false
  return timeOf(response) === undefined ? true : undefined
}

export const rememberAge = (reply: unknown, response: Response): void => {
  const time = timeOf(response)
  if (time !== undefined && typeof reply === 'object' && reply !== null) savedAt.set(reply, time)
}

const isPaged = (data: object): data is { pages: object[] } => 'pages' in data && Array.isArray(data.pages)

/** When a reply, or the oldest page of several, was saved, in milliseconds since 1970; undefined for a fresh one. */
export const savedAtOf = (data: unknown): number | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const times = (isPaged(data) ? data.pages : [data]).flatMap((part) => savedAt.get(part) ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}
