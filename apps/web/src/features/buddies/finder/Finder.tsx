import { Button } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { ChosenFilters } from '#shared/ui/ChosenFilters.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from '../Buddies.module.css'
import { matchesQuery } from '../buddies.queries.ts'
import { FinderFilters } from './FinderFilters.tsx'
import { chosenFilters, everybody, questionOf } from './finder.view.ts'
import { Matches } from './Matches.tsx'
import { useFinderAddress } from './use-finder-address.ts'

/** Who looks for a buddy at the same time and place, or where and when else one asks. */
export const Finder = () => {
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  const { search, change } = useFinderAddress()
  const list = usePages({ ...matchesQuery(questionOf(search)), placeholderData: (shown) => shown })
  const { total, error, isAnswered, isOutdated } = list
  return (
    <section aria-label="Divers who look for a buddy too" className={css.finder}>
      <div className={css.head}>
        <h2 aria-live="polite">
          {isAnswered && total > 0
            ? plural(total, {
                one: '# diver is looking for a buddy too',
                other: '# divers are looking for a buddy too',
              })
            : 'Divers looking for a buddy'}
        </h2>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal {...icon} />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </Button>
      </div>
      <div id={panel} hidden={!isOpen}>
        {isOpen && <FinderFilters search={search} onChange={change} />}
      </div>
      <ChosenFilters chosen={chosenFilters(search)} everything={everybody} onChange={change} />
      <div className={css.finder} aria-busy={!isAnswered && error === null} inert={isOutdated}>
        <Matches list={list} search={search} onChange={change} />
      </div>
    </section>
  )
}
