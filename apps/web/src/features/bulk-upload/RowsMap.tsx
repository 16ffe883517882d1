import { useQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { BesideMap } from '#features/map/index.ts'
import { wordsOf } from '#shared/api/failure.ts'
import { pointsQuery } from './bulk-upload.queries.ts'
import css from './RowsMap.module.css'

const words = {
  label: 'Map of the rows beside the dive sites that are already here. The list shows the same rows.',
  same: 'The list shows the same rows.',
}

const MapFailed = () => <p>Failed to load the map</p>

/** All rows on the map, beside what is there. */
export const RowsMap = ({ uploadId }: { uploadId: string }) => {
  const { data, error } = useQuery(pointsQuery(uploadId))
  const [pressed, setPressed] = useState<number>()
  const places = useMemo(
    () =>
      data?.row.map((_, at) => ({
        name: data.name[at] ?? '',
        coordinates: [data.lng[at] ?? 0, data.lat[at] ?? 0] as [number, number],
        isNear: data.isNear[at] ?? false,
      })),
    [data],
  )
  if (error) return <p role="alert">{wordsOf(error, 'The map couldn’t be loaded.')}</p>
  if (!places) return null
  if (places.length === 0) return <p>No row has a position yet.</p>
  return (
    <>
      <div className={css.map}>
        <CatchBoundary getResetKey={() => uploadId} errorComponent={MapFailed}>
          <Suspense>
            <BesideMap places={places} onPlace={setPressed} words={words} />
          </Suspense>
        </CatchBoundary>
      </div>
      <p role="status" className={css.said}>
        {pressed === undefined
          ? 'Rings are rows of the file. Select one to see which.'
          : `Row ${data?.row[pressed]}: ${places[pressed]?.name}`}
      </p>
    </>
  )
}
