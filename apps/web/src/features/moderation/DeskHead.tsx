import type { PendingType } from '@soundings/contract/moderation'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DeskList } from '#shared/review/desk-list.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './DeskHead.module.css'
import type { DeskType } from './moderation.view.ts'
import { TypeFilter } from './TypeFilter.tsx'

type Props = {
  type: DeskType
  lists: readonly DeskList[]
  counts: Record<PendingType, number> | undefined
  onType: (type: DeskType) => void
  /** The line above the list. */
  children: ReactNode
}

/** The title of the desk, its filter, and the way back to the map. */
export const DeskHead = ({ type, lists, counts, onType, children }: Props) => (
  <div className={css.head}>
    <ButtonLink className={css.back} variant="quiet" to="/explore" leftSection={<IconArrowLeft {...icon} />}>
      Back to Main View
    </ButtonLink>
    <h1 id="submissions-title" className={css.title} tabIndex={-1}>
      Report Submissions
    </h1>
    <TypeFilter type={type} lists={lists} counts={counts} onType={onType} />
    <div className={css.line}>{children}</div>
  </div>
)
