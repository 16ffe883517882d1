import { plural } from '@soundings/rules/phrases'
import { IconX } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import note from './FoundNote.module.css'
import css from './QuickFilters.module.css'

type Props = { total: number; onShowAll: () => void }

/** Says that the map shows only the sites of an answer, with a way back to all. */
export const FoundNote = ({ total, onShowAll }: Props) => (
  <div className={css.filters}>
    <p className={`${css.filter} ${note.note}`}>
      <span role="status">{plural(total, { one: '# matching site', other: '# matching sites' })}</span>
      <button type="button" aria-label="Show all sites" onClick={onShowAll}>
        <IconX {...icon} size={16} />
      </button>
    </p>
  </div>
)
