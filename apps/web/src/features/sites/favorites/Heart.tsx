import { IconHeart } from '@tabler/icons-react'
import { icon } from '#shared/ui/icons.ts'
import css from './Heart.module.css'

/** An outline, or a full heart of a favourite. */
export const Heart = ({ isFull }: { isFull: boolean }) => (
  <IconHeart {...icon} className={css.heart} data-full={isFull} fill={isFull ? 'currentColor' : 'none'} />
)
