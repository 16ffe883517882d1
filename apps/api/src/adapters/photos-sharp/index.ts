import { availableParallelism } from 'node:os'
import type { Photos } from '#ports/photos.ts'
import { openProcessPool } from './process-pool.ts'

/** One core stays for the visitors. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Works on photos in processes of their own: one for those whose senders wait, one for what has time. */
export const openPhotos = (): Photos & { close: () => void } => {
  const judges = openProcessPool({ max: 2, niceness: 3 })
  const makers = openProcessPool({ max: atOnce, niceness: 10 })
  return {
    judge: (file) => judges.do('judge', file),
    square: (file, side, crop) => judges.do('square', file, side, crop),
    render: (file) => makers.do('render', file),
    close: () => {
      judges.close()
      makers.close()
    },
  }
}
