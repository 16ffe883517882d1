import type { GroupLine } from '@soundings/contract/groups'
import css from './GroupPicture.module.css'

/** The waters of the depth ramp, by name; light ones carry dark letters. */
const waters = ['d5', 'd12', 'd18', 'd30', 'd40', 'd60'] as const
const light = 2

/** The same name has the same water, everywhere. */
const waterOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % waters.length

type Props = {
  group: Pick<GroupLine, 'name' | 'avatar'>
  /** In pixels, where what is around it does not set `--picture-size`. */
  size?: number
}

/** The picture of a group, or its first letter. It says nothing by itself: the name stands beside it. */
export const GroupPicture = ({ group: { name, avatar }, size = 56 }: Props) => {
  const own: Record<string, string> = { '--own-size': `${size}px` }
  if (avatar !== null)
    return (
      <img
        className={css.picture}
        src={avatar}
        alt=""
        width={size}
        height={size}
        style={own}
        loading="lazy"
        decoding="async"
      />
    )
  const at = waterOf(name)
  const on = at < light ? 'var(--on-shallow)' : 'var(--on-deep)'
  return (
    <span
      className={css.letter}
      aria-hidden="true"
      style={{ ...own, background: `var(--${waters[at]})`, color: on }}
    >
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  )
}
