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

/** What is sent besides with an address that is a key: no other site reads it, and nobody keeps what it led to. */
const forSecrets = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }

/** Every reply of the server carries what tells browsers to be careful. */
export const setSecurityHeaders = async (app: FastifyInstance, security: Security): Promise<void> => {
  const headers = await readHeaders(security)
  const secretHeaders = { ...headers, ...forSecrets }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(hasSecret(request.url) ? secretHeaders : headers)
    done()
  })
}
