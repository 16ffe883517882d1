import { Button } from '@mantine/core'
import { reportLicence } from '@soundings/contract/reports'
import { type ListedSpecies, species } from '@soundings/contract/species'
import { monthNames } from '@soundings/rules/months'
import { plural } from '@soundings/rules/phrases'
import { IconFish } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { useTitle } from '#shared/lib/use-title.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { MonthSelect } from '#shared/ui/MonthSelect.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { SearchBox } from '#shared/ui/SearchBox.tsx'
import css from '../Species.module.css'
import { speciesListQuery } from '../species.queries.ts'
import type { SpeciesSearch } from '../species-search.ts'
import { speciesShortcuts } from '../species-shortcuts.ts'

const reportsText = (reports: number) =>
  reports === 0 ? 'No reports yet' : plural(reports, { one: '# report', other: '# reports' })

const Rows = ({ items, label }: { items: readonly ListedSpecies[]; label: string }) => (
  <ul className={css.cards} aria-label={label}>
    {items.map(({ id, name, scientific, reports }) => (
      <li key={id} className={css.card}>
        <Link to="/species/$speciesId" params={{ speciesId: id }}>
          {name}
        </Link>
        <i lang="la">{scientific}</i>
        <span className={css.quiet}>{reportsText(reports)}</span>
      </li>
    ))}
  </ul>
)

/** All sightings as a file, and under which licence. */
const OpenData = () => (
  <section className={css.panel} aria-labelledby="open-data">
    <h2 id="open-data">Sightings as open data</h2>
    <p>
      All public sightings in one file, a Darwin Core Archive, under{' '}
      <a href={reportLicence.url} target="_blank" rel="noopener noreferrer">
        {reportLicence.name}
      </a>
      . Of species that are collected or disturbed where people know they live, it says only roughly where and
      in which month.
    </p>
    <Button component="a" variant="default" href={species.darwinCore.path} download>
      Download Darwin Core Archive
    </Button>
  </section>
)

/** The known species, those reported this month first. */
export const SpeciesListPage = () => {
  useTitle('Species')
  const { q, month = new Date().getMonth() + 1 } = useSearch({ from: '/species' })
  const navigate = useNavigate({ from: '/species' })
  const list = usePages({ ...speciesListQuery(q, month), placeholderData: (shown) => shown })
  const { items, total, error, isLoading, isOutdated, isAnswered, answeredAt } = list
  const isLate = useLate(isLoading || isOutdated)
  const ask = (part: SpeciesSearch) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
  const search = (words: string) => ask({ q: words || undefined })
  const body = () => {
    if (!items && error)
      return <FailureNotice title="Species couldn’t be loaded" error={error} onRetry={list.retry} />
    if (!items) return isLate && <p role="status">Loading species…</p>
    if (items.length === 0)
      return (
        <Notice
          icon={IconFish}
          title="No species found"
          role="status"
          action={
            <Button variant="default" onClick={() => search('')}>
              Show all species
            </Button>
          }
        >
          <p>The list knows no animal or plant by this name. Try another name or fewer letters.</p>
        </Notice>
      )
    const now = q ? [] : items.filter(({ inMonth }) => (inMonth ?? 0) > 0)
    const rest = items.slice(now.length)
    return (
      <>
        {!q && now.length === 0 && (
          <p>
            {items.every(({ reports }) => reports === 0)
              ? 'No dive report names an animal yet. Those that do are counted here.'
              : `No dive report from ${monthNames[month - 1]} names an animal yet.`}
          </p>
        )}
        {now.length > 0 && (
          <section className={css.part} aria-labelledby="seen-now">
            <h2 id="seen-now">Reported in {monthNames[month - 1]}</h2>
            <p className={css.quiet}>By the month of the dive, in any year.</p>
            <Rows items={now} label={`Species reported in ${monthNames[month - 1]}`} />
          </section>
        )}
        {rest.length > 0 && (
          <section className={css.part} aria-labelledby="known-species">
            <h2 id="known-species">{q ? 'Found' : 'Known species'}</h2>
            <Rows items={rest} label={q ? 'Species found' : 'Known species'} />
          </section>
        )}
        <ListEnd of="species" {...list} />
      </>
    )
  }
  return (
    <div className={css.page} aria-busy={isLoading || isOutdated}>
      <PageHead title="Species" lead="Where and when divers report animals and plants." />
      <SearchBox
        label="Search species"
        placeholder="Search by any name"
        shortcut={speciesShortcuts.searchSpecies}
        words={q ?? ''}
        onSearch={search}
      />
      {!q && <MonthSelect month={month} onMonth={(chosen) => ask({ month: chosen })} />}
      <p className={css.quiet} role="status">
        {isAnswered && total > 0 && plural(total, { one: '# species', other: '# species' })}
        {isAnswered && <SavedAgo at={answeredAt} mark=" · " />}
      </p>
      {body()}
      <OpenData />
    </div>
  )
}
