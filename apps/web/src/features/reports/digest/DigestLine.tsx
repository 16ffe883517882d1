import { useQuery } from '@tanstack/react-query'
import { useUnits } from '#shared/units/unit-store.ts'
import { digestQuery } from '../reports.queries.ts'
import { lineText } from './digest.view.ts'

/** What divers report of a site in one line; nothing where they are too few to tell. */
export const DigestLine = ({ siteId }: { siteId: string }) => {
  const { data } = useQuery(digestQuery(siteId))
  const { depth, temperature } = useUnits()
  return data?.digest ? lineText(data.digest, { depth, temperature }) : null
}
