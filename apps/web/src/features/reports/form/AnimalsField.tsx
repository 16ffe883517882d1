import { reportLimits } from '@soundings/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { WordsField } from '#shared/ui/form/WordsField.tsx'
import { digestQuery } from '../reports.queries.ts'
import css from './AnimalsField.module.css'
import { animalsAtHand, seenFirst } from './animals.view.ts'
import { recentAnimals } from './recent-animals.ts'
import { useSpecies } from './use-species.ts'

/** How many animals are offered for what is typed. */
const maxOffered = 12

type Props = {
  personId: string
  siteId: string | null
  value: string[]
  onChange: (animals: string[]) => void
  error?: string | null
  'data-path'?: string
}

/** Animals by name: those that many know to choose from, any other as it is typed. */
export const AnimalsField = ({ personId, siteId, value, onChange, error, ...rest }: Props) => {
  const [typed, setTyped] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [recent] = useState(() => recentAnimals(personId))
  const find = useSpecies(isWanted)
  const { data } = useQuery({ ...digestQuery(siteId ?? ''), enabled: siteId !== null && isWanted })
  const seenHere = (data?.digest?.seen ?? []).slice(0, maxOffered).map(({ name }) => name)
  const words = typed.trim()
  const found = words === '' ? [] : seenFirst(find(words, maxOffered), seenHere)
  const sought = words === '' ? find('', maxOffered).map(({ name }) => name) : []
  const scientific = new Map(found.map((animal) => [animal.name, animal.scientific]))
  return (
    <WordsField
      {...rest}
      label="Animals seen"
      placeholder={value.length === 0 ? 'Turtle, moray, …' : ''}
      description="Choose from the list or type a name, then press Enter or comma."
      maxLength={reportLimits.animals}
      value={value}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={setTyped}
      onFocus={() => setWanted(true)}
      data={words === '' ? animalsAtHand({ seenHere, recent, sought }, value) : found.map(({ name }) => name)}
      // They were found already, by other names and with misspellings, too.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <span className={css.animal}>
          {option.value}
          <i className={css.scientific}>{scientific.get(option.value)}</i>
        </span>
      )}
      error={error}
    />
  )
}
