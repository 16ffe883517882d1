import { type SiteSort, siteSorts } from '@soundings/contract/site-filter'
import { type Question, sortLabel } from '../question.view.ts'
import css from './SortChoice.module.css'

type Props = { question: Question; onAsk: (question: Question) => void }

/** In which order the list stands. Without words there is nothing to match, and the order is that of names. */
export const SortChoice = ({ question, onAsk }: Props) => {
  const offered = siteSorts.filter((sort) => sort !== (question.q ? 'name' : 'best'))
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
          {sortLabel[sort]}
        </option>
      ))}
    </select>
  )
}
