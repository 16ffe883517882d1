import { speciesNames } from '@soundings/rules/species'
import { Words } from './Box.tsx'
import css from './sheet.module.css'

type Props = { text: string | null; species: readonly string[] }

/** What lived there, as the diver wrote it, and the species that are known in it. */
export const Animals = ({ text, species }: Props) => {
  const names = speciesNames(species)
  if (!text && names.length === 0) return null
  return (
    <section className={css.passage}>
      <h2>Animals seen</h2>
      {text && <p>{text}</p>}
      <Words title="Species" words={names} />
    </section>
  )
}
