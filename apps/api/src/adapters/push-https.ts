import { lookup as systemLookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { OutgoingPush, Push } from '#ports/push.ts'

/** In milliseconds. */
const usualPatience = 10_000
/** More of an answer, in bytes, is not read. */
const longestAnswer = 10_000

type Settings = {
  /** Hosts; `*.` in front stands for any host below. */
  services: readonly string[]
  /** Lets tests stand in for a push service on this machine, over plain http. */
  allowsLocal?: boolean
  patience?: number
}

const own = new BlockList()
for (const [range, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(range, bits, 'ipv4')
for (const [range, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(range, bits, 'ipv6')

/** Whether an address belongs to this machine or its network, and so to no push service. */
export const isOwnNetwork = (address: string): boolean =>
  own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Looks up where a host is, and takes no address of our own network for an answer. */
const publicLookup: LookupFunction = (host, options, done) =>
  systemLookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => isOwnNetwork(address)))
      return done(new Error('The host of a push service is in our own network'), '', 0)
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })

const matches = (host: string) => (service: string) =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service

/**
 * Posts to the push services of the settings, and to nothing else: browsers name the address, and so could anybody. No
 * redirect is followed.
 */
export const pushHttps = ({ services, allowsLocal = false, patience = usualPatience }: Settings): Push => {
  const isKnown = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, host, port, username, password } = new URL(endpoint)
    if (username || password) return false
    if (allowsLocal && services.includes(host)) return true
    return protocol === 'https:' && port === '' && isIP(hostname) === 0 && services.some(matches(hostname))
  }

  const post = ({ endpoint, headers, body }: OutgoingPush): Promise<number> =>
    new Promise((resolve, reject) => {
      const isLocal = allowsLocal && services.includes(new URL(endpoint).host)
      const ask = endpoint.startsWith('https:') ? httpsRequest : httpRequest
      const request = ask(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        signal: AbortSignal.timeout(patience),
        ...(!isLocal && { lookup: publicLookup }),
      })
      request.on('error', reject)
      request.on('response', (answer) => {
        let read = 0
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > longestAnswer) request.destroy()
        })
        answer.on('error', () => undefined)
        answer.on('close', () => resolve(answer.statusCode ?? 0))
      })
      request.end(body)
    })

  return {
    isKnown,
    send: (message) =>
      isKnown(message.endpoint)
        ? post(message)
        : Promise.reject(new Error('The settings do not name this push service')),
  }
}
