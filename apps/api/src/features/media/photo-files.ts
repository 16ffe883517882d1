import { Uuid } from '@soundings/contract/common'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { namesOfPhoto } from './stores/owners.ts'

const job = 'remove-photo-files'
const Payload = z.object({ photos: z.array(z.object({ id: Uuid, key: z.string().regex(/^[0-9a-f]{32}$/) })) })
type Named = z.output<typeof Payload>['photos'][number]

/** Has the files of photos removed once the transaction that deletes their rows has committed. */
export const removeFilesLater = async (
  tx: Db,
  jobs: Pick<Dependencies['jobs'], 'add'>,
  photos: Named[],
): Promise<void> => {
  if (photos.length > 0) await jobs.add(tx, job, { photos })
}

/** Says how that is done. What comes into being meanwhile, the nightly sweep finds. */
export const removePhotoFiles = ({ jobs, blobs }: Pick<Dependencies, 'jobs' | 'blobs'>): void =>
  jobs.register(job, async (payload) => {
    for (const photo of Payload.parse(payload).photos) await blobs.remove(namesOfPhoto(photo))
  })
