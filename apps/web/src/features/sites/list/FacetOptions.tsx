import { numberText } from '@soundings/rules/phrases'
import { useState } from 'react'
import type { Option } from '../question.view.ts'
import css from './FacetOptions.module.css'

/** From this many options on, there is a box to filter them. */
const many = 12

type Props = { title: string; options: Option[]; onToggle: (value: string) => void; onClose: () => void }

/** The choices of one facet. A choice that would leave nothing cannot be made. */
export const FacetOptions = ({ title, options, onToggle, onClose }: Props) => {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted))
  return (
    <fieldset
      className={css.panel}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <legend className={css.title}>{title}</legend>
      {options.length > many && (
        <input
          className={css.find}
          type="search"
          placeholder={`Find ${title.toLowerCase()}`}
          aria-label={`Find ${title.toLowerCase()}`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className={css.options}>
        {shown.map(({ value, label, count, isChosen }) => (
          <label key={value} className={css.option} data-empty={count === 0 && !isChosen}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={count === 0 && !isChosen}
              onChange={() => onToggle(value)}
            />
            <span className={css.label}>{label}</span>
            <span className={css.count}>{numberText(count)}</span>
          </label>
        ))}
        {shown.length === 0 && <p className={css.none}>No matches.</p>}
      </div>
    </fieldset>
  )
}
