import { VisuallyHidden } from '@mantine/core'
import type { SeenWhen } from '@soundings/contract/presence'
import css from './PresenceDot.module.css'

const words = { now: 'Online', today: 'Today', week: 'This week' } as const

type Props = {
  when: SeenWhen | undefined
  /** Beside a picture in a long list: the word is only read out, and its title tells it. */
  isSmall?: boolean
}

/** When somebody was last here: a dot and a word, or nothing where it is long ago or not to be told. */
export const PresenceDot = ({ when, isSmall = false }: Props) =>
  when && (
    <span className={css.presence} data-when={when} title={isSmall ? words[when] : undefined}>
      <span className={css.dot} aria-hidden="true" />
      {when !== 'now' && <VisuallyHidden>Last online: </VisuallyHidden>}
      {isSmall ? <VisuallyHidden>{words[when]}</VisuallyHidden> : words[when]}
    </span>
  )
