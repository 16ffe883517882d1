import { type TripFormat, tripFormats } from '@soundings/contract/trips-fields'
import type { Trip } from '@soundings/contract/trips-shapes'
import { wordsOf } from '#shared/api/failure.ts'
import { saveFile } from '#shared/lib/save-file.ts'
import { toast } from '#shared/ui/toast.tsx'
import { readExport } from '../trips.queries.ts'

/** `Red Sea in spring`, without what file names do not have. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'Trip'

/** Hands a trip to the browser as a file. */
export const downloadTrip = async (trip: Pick<Trip, 'id' | 'name'>, format: TripFormat): Promise<void> => {
  try {
    const content = await readExport(trip.id, format)
    saveFile({
      name: `${fileName(trip.name)}.${format}`,
      type: tripFormats[format],
      content: content.slice(),
    })
  } catch (error) {
    toast.error(wordsOf(error, 'The file couldn’t be made. Please try again.'))
  }
}
