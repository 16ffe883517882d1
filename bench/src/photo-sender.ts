import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Resources, startNode } from './resources.ts'
import type { Arrived, Sending } from './uploading.ts'

/** Sends the photo so many times at once, and waits until the sizes of all are made. */
export type PhotoSender = (count: number) => Promise<Exclude<Arrived, { failure: string }>>

const program = fileURLToPath(new URL('./uploading.ts', import.meta.url))

export const startPhotoSender = (resources: Resources, what: Omit<Sending, 'count'>): PhotoSender => {
  const child = startNode(resources, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return async (count) => {
    child.send({ ...what, count })
    const [arrived]: [Arrived] = (await once(child, 'message')) as [Arrived]
    if ('failure' in arrived) throw new Error(arrived.failure)
    return arrived
  }
}
