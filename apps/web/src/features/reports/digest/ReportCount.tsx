import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { TabCount } from '#shared/ui/TabCount.tsx'
import { digestQuery } from '../reports.queries.ts'

type Props = {
  siteId: string
  /** `from 42 dive reports` after a rating, or `42` on a tab. */
  form: 'words' | 'number'
}

/** How many published reports a site has; nothing while there is none. */
export const ReportCount = ({ siteId, form }: Props) => {
  const { data } = useQuery(digestQuery(siteId))
  const count = data?.reports ?? 0
  if (count === 0) return null
  if (form === 'words')
    return <> {plural(count, { one: 'from # dive report', other: 'from # dive reports' })}</>
  return <TabCount count={count} />
}
