import { IconPhotoDown } from '@tabler/icons-react'
import css from './DropVeil.module.css'

/** Lies over the page while photos are held over it, and says where they go. */
export const DropVeil = ({ children }: { children: string }) => (
  <div className={css.veil}>
    <p className={css.words}>
      <IconPhotoDown size={28} stroke={1.7} aria-hidden="true" />
      {children}
    </p>
  </div>
)
