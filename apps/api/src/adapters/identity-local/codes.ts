import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { authLimits } from '@soundings/contract/auth'
import { v7 as newId } from 'uuid'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { type Key, putCode, tryCode, useCode } from './codes.repo.ts'

const hashOf = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest()
export const wrongCode = () => new HttpError(400, 'This code is wrong or has expired. Request a new one.')

/** Codes that are mailed to prove an address: good once, for ten minutes, for ten tries. */
export const mailedCodes = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /**
   * A new code, and the row that will know it. Without an account (`subject` null) it is written all the same: the
   * work does not tell whether there is one.
   */
  make: async (tx: Db, key: Key, subject: string | null): Promise<string> => {
    const id = newId()
    const code = String(randomInt(10 ** authLimits.code)).padStart(authLimits.code, '0')
    const expiresAt = new Date(clock().getTime() + authLimits.codeLife * 1_000)
    await putCode(tx, { id, ...key, subject, codeHash: hashOf(id, code), expiresAt })
    return code
  },

  /** Answers whose code it is, and uses it up; every try counts, whatever becomes of it. */
  redeem: async (key: Key, code: string): Promise<string> => {
    const known = await tryCode(db, key, authLimits.codeTries, clock())
    if (!known) throw wrongCode()
    const fits = timingSafeEqual(hashOf(known.id, code), known.codeHash)
    if (!fits || known.subject === null || !(await useCode(db, known.id))) throw wrongCode()
    return known.subject
  },
})
