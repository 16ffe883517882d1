import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** `SESSION.SECRET`: which session it belongs to, and what only its holder knows (256 bits, base64url). */
export type Token = { sessionId: string; secret: string }

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

export const newSecret = (): string => randomBytes(32).toString('base64url')

export const readToken = (token: string): Token | undefined => {
  const [, sessionId, secret] = shape.exec(token) ?? []
  return sessionId && secret ? { sessionId, secret } : undefined
}

export const writeToken = ({ sessionId, secret }: Token): string => `${sessionId}.${secret}`

/** What is kept of a secret. It has all its bits by chance, so one round is enough. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const isHashOf = (secret: string, hash: Buffer | null): boolean =>
  hash !== null && timingSafeEqual(hashOf(secret), hash)

const cipher = 'aes-256-gcm'
const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'successor', 32))

/** Seals a text so that only who holds `secret` can read it. */
export const seal = (text: string, secret: string): Buffer => {
  const iv = randomBytes(12)
  const sealing = createCipheriv(cipher, keyOf(secret), iv)
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), sealed])
}

/** Opens what `seal` sealed with the same secret; throws with any other. */
export const unseal = (sealed: Buffer, secret: string): string => {
  const opening = createDecipheriv(cipher, keyOf(secret), sealed.subarray(0, 12))
  opening.setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([opening.update(sealed.subarray(28)), opening.final()]).toString('utf8')
}
