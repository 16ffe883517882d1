import {
  type Certification,
  type CertificationFacts,
  certifications,
} from '@soundings/contract/certifications'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#shared/api/client.ts'
import { read, refresh } from '#shared/api/query.ts'

/** What somebody is trained for, the latest first. */
export const certificationsQuery = () => ({ ...read(certifications.list, {}), staleTime: 60_000 })

const reread = (queries: QueryClient) => void refresh(queries, [certifications.list.path])

/** Adds a certification; `clientKey` makes one of it, however often it is sent. */
export const addCertification = async (
  queries: QueryClient,
  facts: CertificationFacts,
  clientKey: string,
): Promise<void> => {
  await call(certifications.create, { body: { ...facts, clientKey } })
  reread(queries)
}

/** Changes one that was read in this version. */
export const changeCertification = async (
  queries: QueryClient,
  { id, version }: Pick<Certification, 'id' | 'version'>,
  facts: CertificationFacts,
): Promise<void> => {
  await call(certifications.change, { params: { certificationId: id }, body: { ...facts, version } })
  reread(queries)
}

export const removeCertification = async (queries: QueryClient, id: string): Promise<void> => {
  await call(certifications.remove, { params: { certificationId: id } })
  reread(queries)
}

/** One of them as it is now; undefined where it is gone. */
export const fetchCertification = async (
  queries: QueryClient,
  id: string,
): Promise<Certification | undefined> => {
  const { items } = await queries.fetchQuery({ ...certificationsQuery(), staleTime: 0 })
  return items.find((one) => one.id === id)
}
