import type { SiteSort } from '@soundings/contract/site-filter'
import { type Question, sortsFor, sortText } from '../question.view.ts'
import css from './SortChoice.module.css'

type Props = { question: Question; onAsk: (question: Question) => void }

/** In which order the list stands: what matches best first, and where nothing is looked for, in the order of names. */
export const SortChoice = ({ question, onAsk }: Props) => {
  const offered = sortsFor(question)
  return (
    <select
      className={css.sort}
      aria-label="Sort by"
      value={question.sort ?? offered[0]}
      onChange={({ target }) => {
        const sort = target.value as SiteSort
        onAsk({ ...question, sort: sort === offered[0] ? undefined : sort })
      }}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {sortText(sort, question)}
        </option>
      ))}
    </select>
  )
}
