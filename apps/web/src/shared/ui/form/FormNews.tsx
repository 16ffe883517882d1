import type { ComponentType, ReactNode } from 'react'
import { icon } from '../icons.ts'
import css from './FormNews.module.css'

type Props = {
  icon: ComponentType<typeof icon>
  children: ReactNode
  /** What can be done about it. */
  act?: string
  onAct?: () => void
}

/** Says something about what stands in a form, above its fields. */
export const FormNews = ({ icon: Picture, children, act, onAct }: Props) => (
  <p className={css.news}>
    <Picture {...icon} />
    <span>{children}</span>
    {act && (
      <button type="button" className={css.act} onClick={onAct}>
        {act}
      </button>
    )}
  </p>
)
