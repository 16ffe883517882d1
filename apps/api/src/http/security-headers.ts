import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { hasSecret } from './logged-path.ts'

export type Security = {
  /** Whether people reach the server over https; only then may browsers be told to insist on it. */
  secure: boolean
  /** CSP hashes of the inline scripts that the pages carry. */
  scriptHashes: string[]
  /** Servers of map providers that browsers may ask. */
  mapOrigins: string[]
  /** What a bot check makes pages load from other servers: scripts, frames and what these ask for. */
  botSources?: string[]
}

const contentSecurityPolicy = ({ secure, scriptHashes, mapOrigins, botSources = [] }: Security) => ({
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes, ...botSources],
    frameSrc: ["'self'", ...botSources],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...mapOrigins, ...botSources],
    workerSrc: ["'self'", 'blob:'],
    connectSrc: ["'self'", ...mapOrigins, ...botSources],
    fontSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: secure ? [] : null,
  },
})

/**
 * The headers that helmet gives a reply. It would work them out again for every request, which took longer
 * than all the rest of a warm read; as ours never change, a server that nobody sees is asked for them once.
 */
const readHeaders = async (security: Security): Promise<Record<string, string>> => {
  const unseen = Fastify()
  await unseen.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(security),
    strictTransportSecurity: security.secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  unseen.get('/', (_request, reply) => reply.raw.getHeaders())
  return (await unseen.inject('/')).json()
}

/** What only pages need, which run scripts and stand in windows. */
const forPages = new Set([
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

/** In data that somebody opens by itself nothing runs; browsers style pictures. */
const dataPolicy = "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'"

/** For a small answer, such as a map tile, the headers of a page would be more than its bytes. */
const dataHeaders = (headers: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !forPages.has(name))),
  'content-security-policy': dataPolicy,
})

/** Whether an address answers with data: all of the API but the pages of its documentation. */
const isOfData = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs')

/** What is sent besides with an address that is a key: no other site reads it, and nobody keeps what it led to. */
const forSecrets = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }

/** Every reply of the server carries what tells browsers to be careful. */
export const setSecurityHeaders = async (app: FastifyInstance, security: Security): Promise<void> => {
  const pages = await readHeaders(security)
  const data = dataHeaders(pages)
  const open = { pages, data }
  const secret = { pages: { ...pages, ...forSecrets }, data: { ...data, ...forSecrets } }
  app.addHook('onRequest', ({ url }, reply, done) => {
    const kind = isOfData(url) ? 'data' : 'pages'
    reply.headers((hasSecret(url) ? secret : open)[kind])
    done()
  })
}
