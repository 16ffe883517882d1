import { availableParallelism } from 'node:os'
import type { Photos } from '#src/photos.ts'
import { openCrew } from './crew.ts'

/** One core stays for the visitors. */
const atOnce = Math.max(1, Math.min(4, availableParallelism() - 1))

/** Works on photos in processes of their own: one for those whose senders wait, one for what has time. */
export const openPhotos = (): Photos & { close: () => void } => {
  const judges = openCrew({ most: 2, niceness: 3 })
  const makers = openCrew({ most: atOnce, niceness: 10 })
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
