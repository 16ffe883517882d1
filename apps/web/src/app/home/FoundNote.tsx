import { IconX } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import note from './FoundNote.module.css'
import css from './QuickFilters.module.css'

const counted = new Intl.NumberFormat('en')

type Props = { total: number; onShowAll: () => void }

/** Says that the map shows the sites of an answer, and leads back to all. */
export const FoundNote = ({ total, onShowAll }: Props) => (
  <div className={css.filters}>
    <p className={`${css.filter} ${note.note}`}>
      <span role="status">
        {total === 1 ? 'The site of this answer' : `${counted.format(total)} sites of this answer`}
      </span>
      <button type="button" aria-label="Show all sites" onClick={onShowAll}>
        <IconX {...icon} size={16} />
      </button>
    </p>
  </div>
)
