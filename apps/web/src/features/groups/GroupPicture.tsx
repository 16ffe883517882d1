import type { GroupLine } from '@soundings/contract/groups'
import css from './GroupPicture.module.css'

/** The waters of the depth ramp, by name; light ones carry dark letters. */
const waters = ['d5', 'd12', 'd18', 'd30', 'd40', 'd60'] as const
const light = 2

/** The same name has the same water, everywhere. */
const waterOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % waters.length

type Props = { group: Pick<GroupLine, 'name' | 'avatar'>; size?: number }

/** The picture of a group, or its first letter. It says nothing by itself: the name stands beside it. */
export const GroupPicture = ({ group: { name, avatar }, size = 56 }: Props) => {
  if (avatar !== null)
    return (
      <img
        className={css.picture}
        src={avatar}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    )
  const at = waterOf(name)
  return (
    <span
      className={css.letter}
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.44,
        background: `var(--${waters[at]})`,
        color: at < light ? 'var(--on-shallow)' : 'var(--on-deep)',
      }}
    >
      {[...name.trim()][0]?.toUpperCase() ?? ''}
    </span>
  )
}
