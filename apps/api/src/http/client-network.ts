import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4

/** The eight groups of an IPv6 address in its shortest spelling. */
const groupsOf = (address: string): string[] => {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  if (!tail) return head
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

/**
 * What stands for one client when tries are counted: an IPv4 address, or the /64 of an IPv6 address, of which every
 * household has at least one and may use any address within.
 */
export const clientNetwork = (ip: string): string => {
  const [address = ''] = ip.split('%', 1)
  if (!isIPv6(address)) return address
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const groups = groupsOf(shortest)
  const [high = '', low = ''] = groups.slice(6)
  const isMapped = shortest.startsWith('::ffff:') && groups.slice(0, 5).every((group) => group === '0')
  if (!isMapped) return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
