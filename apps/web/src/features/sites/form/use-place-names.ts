import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { nearestQuery } from './form.queries.ts'
import type { FormOfSite } from './use-site-form.ts'

type Names = { country: string; region: string }
const fields = ['country', 'region'] as const

/** Fills in country and region from the nearest known site, as long as the person typed no others. Says which it filled. */
export const usePlaceNames = (form: FormOfSite, isWanted: boolean): Names => {
  const [filled, setFilled] = useState<Names>({ country: '', region: '' })
  const { coordinates } = form.values
  const { data } = useQuery({
    ...nearestQuery(coordinates ?? [0, 0]),
    enabled: isWanted && coordinates !== null,
  })
  const nearest = coordinates ? data?.items[0] : undefined

  const fill = useEffectEvent(() => {
    const next = { ...filled }
    for (const name of fields) {
      const known = nearest?.[name]
      const typed = form.getValues()[name]
      if (!known || (typed !== '' && typed !== filled[name])) continue
      next[name] = known
      form.setFieldValue(name, known)
    }
    setFilled(next)
  })
  useEffect(() => {
    if (isWanted && nearest) fill()
  }, [isWanted, nearest])

  return {
    country: form.values.country === filled.country ? filled.country : '',
    region: form.values.region === filled.region ? filled.region : '',
  }
}
