import type { SpeciesFacts } from '@soundings/contract/species'
import { statisticsLimits } from '@soundings/contract/statistics-fields'
import { listText, plural } from '@soundings/rules/phrases'
import { IconArrowLeft, IconFish } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from '../Species.module.css'
import { speciesQuery } from '../species.queries.ts'
import { Countries } from './Countries.tsx'
import { Months } from './Months.tsx'
import { Photos } from './Photos.tsx'
import { Sites } from './Sites.tsx'

const Head = ({ facts: { name, scientific, also, reports } }: { facts: SpeciesFacts }) => (
  <header className={css.part}>
    <h1 tabIndex={-1}>{name}</h1>
    <p>
      <i lang="la">{scientific}</i>
    </p>
    {also.length > 0 && <p className={css.quiet}>Other names: {listText(also)}</p>}
    <p>
      {reports === 0
        ? 'No public dive report names it yet.'
        : plural(reports, {
            one: '# public dive report names it.',
            other: '# public dive reports name it.',
          })}
    </p>
  </header>
)

const HowItCounts = () => (
  <details className={css.panel}>
    <summary>How this is counted</summary>
    <p>
      A public dive report counts once for each known species that it names. The chance at a site is the share
      of its reports that name the species, and the share of a month is of all dive reports of that month.
    </p>
    <p>
      {plural(statisticsLimits.reports, {
        one: 'From # report on, a share is told.',
        other: 'From # reports on, a share is told.',
      })}{' '}
      Where nobody reports it, it may still live. Sizes, range and status are not known here.
    </p>
  </details>
)

/** What divers report of one species: where, when, and with which photos. */
export const SpeciesPage = () => {
  const { speciesId } = useParams({ from: '/species/$speciesId' })
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(speciesQuery(speciesId))
  useTitle(data?.name ?? 'Species')
  return (
    <div className={css.page} aria-busy={isFetching && !data}>
      <Link to="/species" className={css.back}>
        <IconArrowLeft {...icon} />
        Species
      </Link>
      {!data && error && !isFetching && (
        <FailureNotice
          icon={IconFish}
          title="The species couldn’t be loaded"
          level={1}
          error={error}
          onRetry={() => void refetch()}
          missing={{ title: 'No such species', onClose: () => void navigate({ to: '/species' }) }}
        />
      )}
      {data && (
        <>
          <Head facts={data} />
          {data.isSensitive ? <Countries countries={data.countries} /> : <Sites speciesId={speciesId} />}
          <Months months={data.months} />
          <Photos speciesId={speciesId} />
          <HowItCounts />
        </>
      )}
    </div>
  )
}
