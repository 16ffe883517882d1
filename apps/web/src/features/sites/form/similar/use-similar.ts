import { useDebouncedValue } from '@mantine/hooks'
import type { Coordinates } from '@soundings/contract/common'
import type { NearbySite } from '@soundings/contract/sites'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { similarQuery } from '../form.queries.ts'

/** How long name and place stay as they are before they are compared, in milliseconds. */
const pause = 500

const keyOf = (found: readonly NearbySite[]) =>
  found
    .map(({ id }) => id)
    .sort()
    .join()

type Named = { siteName: string; coordinates: Coordinates | null; except?: string | undefined }

/**
 * The sites that a new one may repeat, while its name and place are known, and the person's word that it is another
 * one. That word counts for the sites it was given about.
 */
export const useSimilar = ({ siteName, coordinates, except }: Named, isWanted: boolean) => {
  const queries = useQueryClient()
  const [confirmed, setConfirmed] = useState('')
  const [isMissed, setMissed] = useState(false)
  const [asked] = useDebouncedValue({ siteName: siteName.trim(), coordinates }, pause)
  const isKnown = isWanted && asked.siteName !== '' && asked.coordinates !== null
  const named = { siteName: asked.siteName, coordinates: asked.coordinates ?? [0, 0], except } as const
  const options = similarQuery({ ...named, coordinates: [...named.coordinates] })
  const { data } = useQuery({ ...options, ...(!isKnown && { queryFn: skipToken }) })
  const found = isKnown && data ? data.items : []

  return {
    found,
    isConfirmed: found.length > 0 && confirmed === keyOf(found),
    /** Whether the form was sent without the word that is asked for. */
    isMissed,
    confirm: (isAnother: boolean) => {
      setMissed(false)
      setConfirmed(isAnother ? keyOf(found) : '')
    },
    /** Compares what is about to be sent. False when the person should look first; a failed question stops nobody. */
    mayGoOn: async (sent: { siteName: string; coordinates: Coordinates }): Promise<boolean> => {
      if (!isWanted) return true
      const alike = await queries
        .fetchQuery({ ...similarQuery({ ...sent, except }), retry: false })
        .then(({ items }) => items)
        .catch(() => [])
      const isFine = alike.length === 0 || confirmed === keyOf(alike)
      setMissed(!isFine)
      return isFine
    },
  }
}
