import { Key } from '../shortcuts/Keys.tsx'
import css from './Hints.module.css'

/** How the palette is used with a keyboard. Screen readers say the same of a list box by themselves. */
export const Hints = () => (
  <p className={css.hints} aria-hidden="true">
    <span>
      <Key>↑</Key> <Key>↓</Key> choose
    </span>
    <span>
      <Key>Enter</Key> open
    </span>
    <span>
      <Key>Esc</Key> close
    </span>
  </p>
)
