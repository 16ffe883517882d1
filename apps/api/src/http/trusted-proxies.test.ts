import { expect, it } from 'vitest'
import { proxiesIn } from './trusted-proxies.ts'

it.each([
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['10.0.0.0/8'], '10.200.3.4', true],
  [['10.1.2.3/8'], '10.200.3.4', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::1'], '2001:db8::2', false],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['loopback'], '::1', true],
  [['loopback', 'uniquelocal'], '192.168.7.7', true],
  [['linklocal'], '192.168.7.7', false],
  [['0.0.0.0/0'], '8.8.8.8', true],
  [[], '127.0.0.1', false],
  [['loopback'], 'unknown', false],
  [['loopback'], undefined, false],
] as [string[], string | undefined, boolean][])('%j holds %s: %s', (list, address, expected) => {
  expect(proxiesIn(list)(address)).toBe(expected)
})
