import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '../icons.ts'
import css from './FormNote.module.css'

type Props = {
  /** What went well before, what must be mended, or just what is good to know. */
  tone?: 'success' | 'error' | 'info'
  children: ReactNode
}

/** A note above a form about what to know before filling it in. */
export const FormNote = ({ tone = 'info', children }: Props) => {
  const Picture = tone === 'success' ? IconCircleCheck : IconInfoCircle
  return (
    <div className={css.note} data-tone={tone}>
      <Picture {...icon} />
      <p>{children}</p>
    </div>
  )
}
