import type { ReactNode } from 'react'
import css from './FilterSelect.module.css'

/** What a list is narrowed by: the browser’s own picker, without a label in sight. Its options are its children. */
export const FilterSelect = (props: {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}) => (
  <select
    className={css.select}
    aria-label={props.label}
    value={props.value}
    onChange={({ target }) => props.onChoose(target.value)}
  >
    {props.children}
  </select>
)
