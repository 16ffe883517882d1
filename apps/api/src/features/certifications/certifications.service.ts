import { isDeepStrictEqual } from 'node:util'
import {
  type Certification,
  CertificationFacts,
  certificationLimits,
  certificationTexts,
} from '@soundings/contract/certifications'
import { isYetToCome } from '@soundings/rules/reports'
import { v7 as newId } from 'uuid'
import { inTransaction } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import {
  type CertificationRow,
  deleteCertification,
  findAdded,
  insertCertification,
  listCertifications,
  lockAndCount,
  lockCertification,
  writeCertification,
} from './certifications.repo.ts'

type Holder = Pick<Person, 'id'>

const noSuch = () => new HttpError(404, 'This certification doesn’t exist.')

const toCertification = (row: CertificationRow | undefined): Certification => {
  if (!row) throw noSuch()
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** What people state about their training. */
export const certificationsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const refuseFuture = ({ issuedOn }: CertificationFacts) => {
    if (issuedOn !== null && isYetToCome(issuedOn, clock()))
      throw new HttpError(400, certificationTexts.future, { field: 'issuedOn' })
  }

  return {
    list: async ({ id }: Holder) => ({ items: (await listCertifications(db, id)).map(toCertification) }),

    /** Adds one. One name makes one, however often it comes. */
    add: (
      { id: ownerId }: Holder,
      { clientKey, ...facts }: CertificationFacts & { clientKey?: string | undefined },
    ): Promise<Certification> => {
      refuseFuture(facts)
      return inTransaction(db, async (tx) => {
        const there = await lockAndCount(tx, ownerId)
        const before = clientKey && (await findAdded(tx, ownerId, clientKey))
        if (before) return toCertification(before)
        if (there >= certificationLimits.count)
          throw new HttpError(409, certificationTexts.tooMany, { code: 'too-many' })
        const row = { id: newId(), ownerId, clientKey: clientKey ?? null, createdAt: clock() }
        return toCertification(await insertCertification(tx, facts, row))
      })
    },

    change: (
      { id: ownerId }: Holder,
      id: string,
      { version, ...facts }: CertificationFacts & { version?: number | undefined },
    ): Promise<Certification> => {
      refuseFuture(facts)
      return inTransaction(db, async (tx) => {
        const before = await lockCertification(tx, ownerId, id)
        if (!before) throw noSuch()
        // Before the version check: a client that lost the reply sends the same once more.
        if (isDeepStrictEqual(CertificationFacts.parse(before), facts)) return toCertification(before)
        if (version !== undefined && version !== before.version)
          throw new HttpError(409, certificationTexts.changedSince, { code: 'changed-since' })
        return toCertification(await writeCertification(tx, ownerId, id, facts))
      })
    },

    remove: async ({ id: ownerId }: Holder, id: string): Promise<{ success: true }> => {
      await deleteCertification(db, ownerId, id)
      return { success: true }
    },
  }
}
