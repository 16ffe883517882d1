import { buddyTexts } from '@soundings/contract/buddies'
import { relationsLimits } from '@soundings/contract/relations-fields'
import { difficulties } from '@soundings/contract/site-words'
import { middleOf } from '@soundings/rules/bounds'
import { cellOf } from '@soundings/rules/buddy-match'
import { Suspense, useId, useState } from 'react'
import { PlaceSearch } from '#features/sites/index.ts'
import { dayHere } from '#shared/lib/day-here.ts'
import { ChipsField } from '#shared/ui/form/ChipsField.tsx'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { interestOptions, languageOptions, levelOptions } from '../buddies.view.ts'
import { DayField } from './DayField.tsx'
import css from './FinderFilters.module.css'
import { distances, type FinderSearch, isBackwards, joined, listed } from './finder.view.ts'

type Props = { search: FinderSearch; onChange: (change: FinderSearch) => void }

/** Everything by which the finder can be narrowed or widened. What is left out is as in one’s own ad. */
export const FinderFilters = ({ search, onChange }: Props) => {
  const title = useId()
  const today = dayHere(Date.now())
  const { from, to, near, area, radius, level } = search
  const interests = listed(search.interests)
  const languages = listed(search.languages)
  /** The search for a place begins anew when its place is taken back elsewhere. */
  const [round, setRound] = useState(0)
  const [hadPlace, setHadPlace] = useState(near !== undefined)
  if (hadPlace !== (near !== undefined)) {
    setHadPlace(near !== undefined)
    if (hadPlace) setRound(round + 1)
  }
  return (
    <section className={css.filters} aria-labelledby={title}>
      <h3 id={title} className={css.title}>
        Filters
      </h3>
      <DayField label="From" value={from} min={today} onDay={(day) => onChange({ from: day })} />
      <DayField
        label="To"
        value={to}
        min={from ?? today}
        error={isBackwards(search) ? buddyTexts.order : undefined}
        onDay={(day) => onChange({ to: day })}
      />
      <Suspense key={round}>
        <PlaceSearch
          label="Around"
          initial={area ?? ''}
          otherwise="Try the name of a larger place."
          // The address says no more than the cell.
          onFound={(bounds, name) => onChange({ near: cellOf(middleOf(bounds)).join(), area: name })}
        />
      </Suspense>
      <ChoiceField
        label="How far"
        required={false}
        value={String(radius ?? '')}
        data={[
          { value: '', label: 'As in your ad' },
          ...[...new Set([...distances, ...(radius === undefined ? [] : [radius])])]
            .toSorted((one, other) => one - other)
            .map((km) => ({ value: String(km), label: `Up to ${km} km` })),
        ]}
        onChange={({ target }) => onChange({ radius: target.value ? Number(target.value) : undefined })}
      />
      <ChoiceField
        label="Level"
        required={false}
        value={level ?? ''}
        data={levelOptions}
        onChange={({ target }) => onChange({ level: difficulties.find((each) => each === target.value) })}
      />
      <div className={css.wide}>
        <ChipsField
          label="Interests, any of these"
          options={interestOptions}
          value={interests}
          onChange={(next) => onChange({ interests: joined(next) })}
        />
      </div>
      <div className={css.wide}>
        <ChipsField
          label="Languages, any of these"
          options={languageOptions(languages)}
          value={languages}
          onChange={(next) => onChange({ languages: joined(next.slice(0, relationsLimits.languages)) })}
        />
      </div>
    </section>
  )
}
