import type { DiveDetails } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUnits } from '#shared/units/unit-store.ts'
import { Box } from './Box.tsx'
import { comparisons } from './compare.view.ts'
import { siteDigestQuery } from './dive.queries.ts'
import css from './parts.module.css'

type Props = {
  dive: Pick<DiveDetails, 'diveSiteId' | 'siteName' | 'date' | 'visibility' | 'waterTemp' | 'site'>
}

/** The site in the catalogue, and one's own figures beside what divers usually report there. */
export const DiveSite = ({ dive }: Props) =>
  dive.diveSiteId !== null && dive.site !== null && <Known dive={dive} siteId={dive.diveSiteId} />

const Known = ({ dive, siteId }: Props & { siteId: string }) => {
  const { data } = useQuery(siteDigestQuery(siteId))
  const { depth, temperature } = useUnits()
  const digest = data?.digest
  const lines = digest ? comparisons(dive, digest, { depth, temperature }) : []
  return (
    <Box title="Dive site">
      <p>
        <Link className={css.site} to="/sites/$siteId/{-$slug}" params={{ siteId }}>
          {dive.site?.name ?? dive.siteName}
        </Link>
      </p>
      {lines.map(({ key, text }) => (
        <p key={key} className={css.compared}>
          {text}
        </p>
      ))}
      {digest && lines.length > 0 && (
        <p className={css.quiet}>
          {plural(digest.reports, { one: 'From # dive report.', other: 'From # dive reports.' })}
        </p>
      )}
    </Box>
  )
}
