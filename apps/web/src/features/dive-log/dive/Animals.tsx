import { speciesNames } from '@soundings/rules/species'
import { Words } from './Box.tsx'
import css from './parts.module.css'

type Props = { text: string | null; species: readonly string[] }

const isNamedIn = (text: string | null, name: string) =>
  text?.toLowerCase().includes(name.toLowerCase()) ?? false

/** What lived there, as the diver wrote it, and the species in it that are known under other names. */
export const Animals = ({ text, species }: Props) => {
  const names = speciesNames(species).filter((name) => !isNamedIn(text, name))
  if (!text && names.length === 0) return null
  return (
    <section className={css.passage}>
      <h2>Animals seen</h2>
      {text && <p>{text}</p>}
      <Words title="Species" words={names} />
    </section>
  )
}
