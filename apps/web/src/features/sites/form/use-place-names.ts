import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { nearestQuery } from './form.queries.ts'
import type { FormOfSite } from './use-site-form.ts'

type Names = { country: string; region: string }
const fields = ['country', 'region'] as const

/**
 * Fills in country and region from the nearest known site, and again where the place moves, as long as the person typed
 * no others. Says which it filled.
 */
export const usePlaceNames = (form: FormOfSite, isWanted: boolean): Names => {
  const [filled, setFilled] = useState<Names>({ country: '', region: '' })
  const { coordinates } = form.values
  const { data, isError } = useQuery({
    ...nearestQuery(coordinates ?? [0, 0]),
    enabled: isWanted && coordinates !== null,
  })
  // Undefined while it is looked up, null where no known site is near or nobody could say.
  const nearest =
    coordinates === null ? undefined : data ? (data.items[0] ?? null) : isError ? null : undefined

  const follow = useEffectEvent(() => {
    const next = { ...filled }
    for (const name of fields) {
      const known = nearest?.[name] ?? ''
      const typed = form.getValues()[name]
      if ((typed !== '' && typed !== filled[name]) || typed === known) continue
      form.setFieldValue(name, known)
      next[name] = known
    }
    setFilled(next)
  })
  useEffect(() => {
    if (isWanted && nearest !== undefined) follow()
  }, [isWanted, nearest])

  return {
    country: form.values.country === filled.country ? filled.country : '',
    region: form.values.region === filled.region ? filled.region : '',
  }
}
