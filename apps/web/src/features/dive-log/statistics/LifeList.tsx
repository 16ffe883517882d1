import { Button } from '@mantine/core'
import type { LifeListItem } from '@soundings/contract/dive-log'
import { numberText, plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import page from '#shared/members/MemberPage.module.css'
import { Part } from '#shared/ui/Part.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { numberCell, textCell } from './charts.view.ts'
import { DiveLink } from './DiveLink.tsx'
import css from './LifeList.module.css'
import { lifeListQuery } from './statistics.queries.ts'
import { useSpeciesNames } from './use-species-names.ts'

/** So many are read at once. */
const first = 12

const none: readonly LifeListItem[] = []

/** The species that somebody has met, with the first and the last time. */
export const LifeList = () => {
  const query = useQuery(lifeListQuery())
  const language = useDateLanguage((dates) => dates.language)
  const nameOf = useSpeciesNames()
  const [isWhole, setWhole] = useState(false)
  const items = query.data?.items ?? none
  const day = (date: string) => dateText(date, language)
  const sighting = ({ id, date, siteName }: LifeListItem['first']) => (
    <>
      <DiveLink diveId={id}>{day(date)}</DiveLink> {siteName}
    </>
  )
  return (
    <ChartPanel
      name="species"
      title="Life list"
      headings={['Species', 'Dives', 'First seen', 'First site', 'Last seen', 'Last site']}
      rows={items.map((item) => ({
        key: item.species,
        cells: [
          textCell(nameOf(item.species)),
          numberCell(item.dives),
          { text: day(item.first.date), value: item.first.date },
          textCell(item.first.siteName),
          { text: day(item.last.date), value: item.last.date },
          textCell(item.last.siteName),
        ],
        shown: [
          undefined,
          undefined,
          <DiveLink key="first" diveId={item.first.id}>
            {day(item.first.date)}
          </DiveLink>,
          undefined,
          <DiveLink key="last" diveId={item.last.id}>
            {day(item.last.date)}
          </DiveLink>,
        ],
      }))}
      about={
        items.length > 0 &&
        plural(items.length, {
          one: '# species, from the animals that you noted.',
          other: '# species, from the animals that you noted.',
        })
      }
    >
      <Part query={query} failed="Couldn’t load your life list." height={240}>
        {() =>
          items.length === 0 ? (
            <p className={page.quiet}>
              No species yet. Note the animals you see on a dive, and each known species is listed here.
            </p>
          ) : (
            <ul className={css.list}>
              {(isWhole ? items : items.slice(0, first)).map((item) => (
                <li key={item.species} className={css.item}>
                  <h3 className={css.name}>{nameOf(item.species)}</h3>
                  <p className={css.count}>{plural(item.dives, { one: 'on # dive', other: 'on # dives' })}</p>
                  <p className={css.when}>First: {sighting(item.first)}</p>
                  {item.dives > 1 && <p className={css.when}>Last: {sighting(item.last)}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {items.length > first && (
        <Button
          variant="default"
          className={css.more ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${numberText(items.length)}`}
        </Button>
      )}
    </ChartPanel>
  )
}
