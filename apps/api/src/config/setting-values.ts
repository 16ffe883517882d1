import { isIP } from 'node:net'
import { z } from 'zod'

// What the value of a setting can be, as text in the environment.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)

export const yesOrNo = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true')

export const address = (protocols: RegExp, example: string) => {
  const error = `must be an address such as ${example}`
  return z.url({ protocol: protocols, error, abort: true }).regex(/^\w+:\/\//, error)
}

/** An address, a range of them, or one of the names that the proxy rules know. */
export const isRange = (one: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(one)) return true
  const [ip = '', bits, ...rest] = one.split('/')
  const max = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1
  const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max)
  return max > 0 && isBits && rest.length === 0
}

/** Several values in one setting, comma separated. */
export const list = z
  .string()
  .prefault('')
  .transform((values) =>
    values
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )

export const mapAddress = z
  .string()
  .regex(
    /^https?:\/\/[^/\s]+\/\S*$/,
    'must be an address such as https://tiles.example.org/{z}/{x}/{y}.jpg?key={key}',
  )
  .optional()

/** A zoom of a provider's tiles; those of most end at 19. */
export const mapZoom = wholeNumber(1, 22).prefault('19')

/** Whether a name of a server is there, and a user and password that can be read. */
const isServer = (address: string): boolean => {
  const { hostname, username, password } = new URL(address)
  try {
    decodeURIComponent(username + password)
    return hostname !== ''
  } catch {
    return false
  }
}

export const mailServer = address(/^smtps?$/, 'smtp://user:password@mail.example.org:587').refine(
  isServer,
  'must include a host name; write special characters in the password as %40 and so on',
)

export const score = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1, such as 0.5')
  .transform(Number)

export const sender = z
  .string()
  .regex(
    /^(\s*[^<>"\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>\s*|[^\s<>@]+@[^\s<>@]+)$/u,
    'must be an address such as Soundings <soundings@dive.example.org>',
  )
  .optional()
