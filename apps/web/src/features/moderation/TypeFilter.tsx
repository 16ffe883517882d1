import { type PendingType, pendingTypes } from '@soundings/contract/moderation'
import { countText, type DeskType, removedName, typeLabel } from './moderation.view.ts'
import css from './TypeFilter.module.css'

type Props = {
  type: DeskType
  /** How many of each kind wait; undefined until that is known. */
  counts: Record<PendingType, number> | undefined
  onType: (type: DeskType) => void
}

/** All that waits, or one kind of it; or the sites that were removed and can come back. */
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
      <button type="button" aria-pressed={type === removedName} onClick={() => onType(removedName)}>
        Removed
      </button>
    </fieldset>
  )
}
