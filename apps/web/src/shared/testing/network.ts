import { isBytes, isEvents, type Reply, type Route } from '@soundings/contract/route'
import { vi } from 'vitest'

type Answer = (url: URL, sent: unknown) => Response | Promise<Response>
/** `sent` is the body of the call. */
type Reader<R extends Route> = (url: URL, sent: unknown) => Reply<R> | Promise<Reply<R>>
type Said<R extends Route> = Reply<R> | Reader<R>

const isAsked = <R extends Route>(said: Said<R>): said is Reader<R> => typeof said === 'function'

const matcher = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** Stands where the network was. Answers are checked against the contract, so a test cannot invent a server. */
export const stubNetwork = () => {
  const answers: { method: string; path: RegExp; answer: Answer }[] = []
  const asked: string[] = []

  const set = (route: Route, answer: Answer) =>
    answers.unshift({ method: route.method, path: matcher(route), answer })

  vi.stubGlobal('fetch', async (input: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(input, 'http://soundings.test')
    asked.push(`${method} ${url.pathname}${url.search}`)
    const found = answers.find((known) => known.method === method && known.path.test(url.pathname))
    if (!found) throw new Error(`No answer for ${method} ${url.pathname}`)
    return found.answer(url, typeof body === 'string' ? JSON.parse(body) : undefined)
  })

  return {
    /** Every call so far, e.g. `GET /api/sites?q=reef`. */
    asked,
    answer: <R extends Route>(route: R, said: Said<R>) =>
      set(route, async (url, sent) => {
        const reply: unknown = isAsked(said) ? await said(url, sent) : said
        const shape = route.reply
        return Response.json(isBytes(shape) || isEvents(shape) ? reply : shape.parse(reply))
      }),
    refuse: (route: Route, status: number, message: string, requestId?: string, code?: string) =>
      set(route, () => Response.json({ message, requestId, code }, { status })),
    cut: (route: Route) => set(route, () => Promise.reject(new TypeError('Failed to fetch'))),
  }
}

/** A page of a list that ends with it. */
export const onePage = <Item>(items: Item[]) => ({ items, nextCursor: null, total: items.length })
