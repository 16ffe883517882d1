import { CertificationFacts } from '@soundings/contract/certifications'
import { v7 as newId } from 'uuid'
import { findDemoMember } from '#features/dive-log/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { insertCertification, listCertifications } from '../certifications.repo.ts'

/** The agency says that they are made up. */
const agency = 'Example agency'
const cards = [
  { level: 'Open Water Diver', kind: 'core', depth: 18, years: 4, number: 'EXAMPLE-0001' },
  { level: 'Advanced Open Water Diver', kind: 'core', depth: 30, years: 3, number: 'EXAMPLE-0002' },
  { level: 'Nitrox', kind: 'speciality', depth: null, years: 2, number: null },
] as const

/** Certifications to look at for the demonstration's member. */
export const demoCertificationsService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => ({
  /** Answers how many were added: none where the member has some; undefined where there is no such member. */
  add: async (): Promise<number | undefined> => {
    const id = await findDemoMember(db)
    if (id === undefined) return undefined
    if ((await listCertifications(db, id)).length > 0) return 0
    for (const { years, ...card } of cards) {
      const issuedOn = `${clock().getUTCFullYear() - years}-05-01`
      const facts = CertificationFacts.parse({ agency, issuedOn, ...card })
      const row = { id: newId(), ownerId: id, clientKey: null, createdAt: clock() }
      await insertCertification(db, { ...facts, photoId: null }, row)
    }
    return cards.length
  },
})
