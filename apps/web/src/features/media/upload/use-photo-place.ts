import type { Coordinates } from '@soundings/contract/common'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readPlace } from './photo-place.ts'
import { sitesNearQuery } from './upload.queries.ts'

/** The sites near to where a photo was taken, nearest first; none while that is not known. */
export const useSitesNear = (file: File | undefined) => {
  const [known, setKnown] = useState<{ file: File; place: Coordinates | null } | null>(null)
  useEffect(() => {
    if (!file) return
    let isWanted = true
    void readPlace(file).then((place) => {
      if (isWanted) setKnown({ file, place })
    })
    return () => {
      isWanted = false
    }
  }, [file])
  const place = file && known?.file === file ? known.place : null
  const near = useQuery({ ...sitesNearQuery(place ?? [0, 0]), ...(place === null && { queryFn: skipToken }) })
  return place === null ? [] : (near.data?.items ?? [])
}
