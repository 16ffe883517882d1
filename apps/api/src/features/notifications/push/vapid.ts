import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Db } from '#db/client.ts'
import { readServerKey } from '#db/server-keys.ts'

const curve = 'prime256v1'

/** In seconds: push services take no token that lasts longer than a day. */
const lasts = 12 * 3_600

export type Vapid = { publicKey: string; privateKey: KeyObject }

/** Under which key this server introduces itself to push services (RFC 8292). It is made at its first use. */
export const readVapid = async (db: Db): Promise<Vapid> => {
  const secret = await readServerKey(db, 'push', () => {
    const ecdh = createECDH(curve)
    ecdh.generateKeys()
    // Zeros that lead are left out otherwise.
    return Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex')
  })
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(secret)
  const point = ecdh.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The line by which a push service knows the server. `subject` is where its operator is found. */
export const vapidHeader = (
  { publicKey, privateKey }: Vapid,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string => {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lasts,
    sub: subject,
  }
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}
