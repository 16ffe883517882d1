import { type PendingType, pendingTypes } from '@soundings/contract/moderation'
import { countText, typeLabel } from './moderation.view.ts'
import css from './TypeFilter.module.css'

type Props = {
  type: PendingType | undefined
  /** How many of each kind wait; undefined until that is known. */
  counts: Record<PendingType, number> | undefined
  onType: (type: PendingType | undefined) => void
}

/** All that waits, or one kind of it. */
export const TypeFilter = ({ type, counts, onType }: Props) => {
  const choices = [undefined, ...pendingTypes]
  const countOf = (choice: PendingType | undefined) =>
    counts && (choice ? counts[choice] : pendingTypes.reduce((sum, each) => sum + counts[each], 0))
  return (
    <fieldset className={css.filter} aria-label="Which submissions">
      {choices.map((choice) => {
        const count = countOf(choice)
        return (
          <button
            key={choice ?? 'all'}
            type="button"
            aria-pressed={choice === type}
            onClick={() => onType(choice)}
          >
            {choice ? typeLabel[choice] : 'All Types'}
            {count !== undefined && <span className={css.count}>{countText(count)}</span>}
          </button>
        )
      })}
    </fieldset>
  )
}
