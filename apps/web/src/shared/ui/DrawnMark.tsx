import { VisuallyHidden } from '@mantine/core'
import { IconBrush } from '@tabler/icons-react'
import css from './DrawnMark.module.css'

type Props = {
  /** The corner of the picture in which it says what it is. */
  at?: 'end' | 'start'
  /** On a picture without room for the word. */
  isSmall?: boolean
}

/** Says on a picture that it is drawn and no photo. Its parent is positioned. */
export const DrawnMark = ({ at = 'end', isSmall = false }: Props) => (
  <span className={css.mark} data-at={at} data-small={isSmall || undefined} title="Illustration">
    {isSmall ? (
      <>
        <IconBrush size={12} stroke={1.9} aria-hidden="true" />
        <VisuallyHidden>Illustration</VisuallyHidden>
      </>
    ) : (
      'Illustration'
    )}
  </span>
)
