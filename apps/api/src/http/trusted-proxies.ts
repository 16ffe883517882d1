import { BlockList, isIP } from 'node:net'

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const wholeAddress = { ipv4: 32, ipv6: 128 }

export type IsProxy = (address: string | undefined) => boolean

/** Tells the proxies whose X-Forwarded-For is believed: single addresses, ranges such as 10.0.0.0/8, and names of ranges. */
export const proxiesIn = (list: readonly string[]): IsProxy => {
  const known = new BlockList()
  for (const range of list.flatMap((one) => named[one] ?? one)) {
    const [address = '', bits] = range.split('/')
    const family = familyOf(address)
    known.addSubnet(address, bits === undefined ? wholeAddress[family] : Number(bits), family)
  }
  if (known.rules.length === 0) return () => false
  return (given = '') => {
    const [address = ''] = given.split('%', 1)
    return isIP(address) > 0 && known.check(address, familyOf(address))
  }
}
