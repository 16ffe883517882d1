import type { PendingType } from '@soundings/contract/moderation'
import type { DeskList } from '#shared/review/desk-list.ts'
import { countText, type DeskType } from './moderation.view.ts'
import { useReviewKinds } from './review-kinds.ts'
import css from './TypeFilter.module.css'

type Props = {
  type: DeskType
  lists: readonly DeskList[]
  /** How many of each kind wait; undefined until that is known. */
  counts: Record<PendingType, number> | undefined
  onType: (type: DeskType) => void
}

/** All that waits, or one kind of it; or another list. */
export const TypeFilter = ({ type, lists, counts, onType }: Props) => {
  const kinds = useReviewKinds()
  const choices = [undefined, ...kinds]
  const countOf = (choice: { type: PendingType } | undefined) =>
    counts && (choice ? counts[choice.type] : kinds.reduce((sum, each) => sum + counts[each.type], 0))
  return (
    <fieldset className={css.filter} aria-label="Submission type">
      {choices.map((choice) => {
        const count = countOf(choice)
        return (
          <button
            key={choice?.type ?? 'all'}
            type="button"
            aria-pressed={choice?.type === type}
            onClick={() => onType(choice?.type)}
          >
            {choice?.filterLabel ?? 'All Types'}
            {count !== undefined && <span className={css.count}>{countText(count)}</span>}
          </button>
        )
      })}
      {lists.map(({ name, label }) => (
        <button key={name} type="button" aria-pressed={type === name} onClick={() => onType(name)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
