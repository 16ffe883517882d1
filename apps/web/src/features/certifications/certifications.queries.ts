import {
  type Certification,
  type CertificationFacts,
  certifications,
} from '@soundings/contract/certifications'
import type { Reply } from '@soundings/contract/route'
import type { QueryClient } from '@tanstack/react-query'
import { loadPhotoCalls } from '#features/media/index.ts'
import { call } from '#shared/api/client.ts'
import { read, refresh } from '#shared/api/query.ts'

/** How often pictures that are being prepared are asked for, in milliseconds. */
const preparing = 3_000

type Cards = Reply<typeof certifications.list>

/** What somebody is trained for, the latest first. */
export const certificationsQuery = () => ({
  ...read(certifications.list, {}),
  staleTime: 60_000,
  refetchInterval: ({ state }: { state: { data?: Cards | undefined } }) =>
    state.data?.items.some(({ photo }) => photo?.state === 'processing') ? preparing : (false as const),
})

/** What a card says, and its picture, where that is another one or none any more. */
export type StatedFacts = CertificationFacts & { photoId?: string | null | undefined }

/** Sends the picture of a card, for its holder alone, and answers its id; with the same key never a second one. */
export const sendPicture = async (file: File, key: string): Promise<string> => {
  const { sendPrivatePhoto } = await loadPhotoCalls()
  const { signal } = new AbortController()
  return (await sendPrivatePhoto({ file, key, caption: '' }, { signal, onProgress: () => undefined })).id
}

const reread = (queries: QueryClient) => void refresh(queries, [certifications.list.path])

/** Adds a certification; `clientKey` makes one of it, however often it is sent. */
export const addCertification = async (
  queries: QueryClient,
  facts: StatedFacts,
  clientKey: string,
): Promise<void> => {
  await call(certifications.create, { body: { ...facts, clientKey } })
  reread(queries)
}

/** Changes one that was read in this version. */
export const changeCertification = async (
  queries: QueryClient,
  { id, version }: Pick<Certification, 'id' | 'version'>,
  facts: StatedFacts,
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

/** Shows the photo of a card to moderators until one has decided, or no longer does. */
export const askForLook = async (queries: QueryClient, id: string, isAsked: boolean): Promise<void> => {
  await call(isAsked ? certifications.askReview : certifications.withdrawReview, {
    params: { certificationId: id },
  })
  reread(queries)
}
