import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave, so that only it reads what passes through its push service. */
export type PushKeys = { p256dh: string; auth: string }

const recordSize = 4_096
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Seals a message for one browser: aes128gcm as RFC 8188 has it, with the keys of RFC 8291. */
export const seal = (text: string, { p256dh, auth }: PushKeys): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH('prime256v1')
  const ours = ecdh.generateKeys()
  const salt = randomBytes(16)
  const shared = ecdh.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 marks the last record.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(recordSize, 16)
  head.writeUInt8(ours.length, 20)
  return Buffer.concat([head, ours, sealed])
}

/** Whether a browser's key is a point of the curve: with any other, nothing can be sealed. */
export const isPoint = (p256dh: string): boolean => {
  try {
    const ecdh = createECDH('prime256v1')
    ecdh.generateKeys()
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
