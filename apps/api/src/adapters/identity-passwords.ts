import { hash, verify } from '@node-rs/argon2'

/**
 * argon2id with more memory and passes than OWASP's Password Storage Cheat Sheet asks for (19 MiB, two passes, one lane);
 * some 30 ms, and small enough for a machine that serves a club.
 */
const options = { memoryCost: 32_768, timeCost: 4, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), options)

const nobodys = hashPassword(crypto.randomUUID())

/** Whether a password fits; with no hash to compare it takes as long and never does. */
export const isPassword = async (password: string, known: string | undefined): Promise<boolean> => {
  const fits = await verify(known ?? (await nobodys), password.normalize('NFKC'))
  return fits && known !== undefined
}
