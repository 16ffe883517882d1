import { drafts } from '@soundings/contract/drafts'
import { isBytes, isEvents, type Reply, type Route } from '@soundings/contract/route'
import { siteDivers } from '@soundings/contract/site-divers'
import { standing } from '@soundings/contract/standing'
import { vi } from 'vitest'
import { noteReach } from '#shared/lib/connection.ts'

type Answer = (url: URL, sent: unknown) => Response | Promise<Response>
/** `sent` is the body of the call. */
type Reader<R extends Route> = (url: URL, sent: unknown) => Reply<R> | Promise<Reply<R>>
type Said<R extends Route> = Reply<R> | Reader<R>

const isAsked = <R extends Route>(said: Said<R>): said is Reader<R> => typeof said === 'function'

const matcher = ({ path }: Pick<Route, 'path'>) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

/** What many parts of the page ask and most tests are not about: nobody is silenced, dives anywhere or wrote elsewhere. */
const usually = [
  [drafts.list, { items: [] }],
  [standing.own, { standing: 'member', until: null, reason: null }],
  [siteDivers.list, { items: [], nextCursor: null, total: 0, mine: null }],
] as const

const broken = () => new TypeError('Failed to fetch')

/** Stands where the network was. Answers are checked against the contract, so a test cannot invent a server. */
export const stubNetwork = () => {
  const answers: { method: string; path: RegExp; answer: Answer }[] = []
  const asked: string[] = []
  let isLost = false

  const set = (route: Route, answer: Answer) =>
    answers.unshift({ method: route.method, path: matcher(route), answer })

  const reply = async (input: string, { method = 'GET', body }: RequestInit) => {
    const url = new URL(input, 'http://soundings.test')
    const found = answers.find((known) => known.method === method && known.path.test(url.pathname))
    const usual = found ? undefined : usually.find(([{ path }]) => matcher({ path }).test(url.pathname))
    if (method === 'GET' && usual) return Response.json(usual[1])
    asked.push(`${method} ${url.pathname}${url.search}`)
    if (!found) throw new Error(`No answer for ${method} ${url.pathname}`)
    return found.answer(url, typeof body === 'string' ? JSON.parse(body) : undefined)
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (isLost) throw broken()
    const response = await reply(input, init)
    // What is under way when the connection is lost does not arrive either.
    if (isLost) throw broken()
    return response
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
    cut: (route: Route) => set(route, () => Promise.reject(broken())),
    /** The connection is lost, which the page knows: nothing arrives any more, whatever is asked or was asked before. */
    lose: () => {
      isLost = true
      noteReach(false)
    },
    /** The connection is back, which the page knows. */
    find: () => {
      isLost = false
      noteReach(true)
    },
  }
}

/** A page of a list that ends with it. */
export const onePage = <Item>(items: Item[]) => ({ items, nextCursor: null, total: items.length })
