import { VisuallyHidden } from '@mantine/core'
import { IconStar } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { starsText } from '../stars.view.ts'
import css from './Stars.module.css'

const choices = [1, 2, 3, 4, 5]

type Props = {
  label: string
  /** Null where nothing is chosen yet. */
  value: number | null
  onChoose: (stars: number) => void
}

/** Arrows choose among the stars; whatever else they do on the page must wait. */
const keepArrows = (event: KeyboardEvent) => {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}

/** One to five stars to choose from, by pointer or with the arrow keys. */
export const Stars = ({ label, value, onChoose }: Props) => {
  const name = useId()
  return (
    <fieldset className={css.stars} onKeyDown={keepArrows}>
      <legend className={css.legend}>{label}</legend>
      {choices.map((stars) => (
        <label key={stars} className={css.star} data-full={value !== null && stars <= value}>
          <input
            type="radio"
            className={css.choice}
            name={name}
            value={stars}
            checked={stars === value}
            onChange={() => onChoose(stars)}
          />
          <IconStar size={24} stroke={1.7} aria-hidden="true" />
          <VisuallyHidden>{starsText(stars)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
