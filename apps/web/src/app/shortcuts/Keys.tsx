import { Fragment, type ReactNode } from 'react'
import { keySigns, type Shortcut } from '#shared/lib/shortcuts.ts'
import css from './Keys.module.css'

export const Key = ({ children }: { children: ReactNode }) => <kbd className={css.key}>{children}</kbd>

/** The keys of a shortcut as they are printed on a keyboard. */
export const Keys = ({ of }: { of: Shortcut }) => (
  <span className={css.keys}>
    {keySigns(of).map((together, way) => (
      <Fragment key={together.join()}>
        {way > 0 && ' or '}
        {together.map((sign) => (
          <Key key={sign}>{sign}</Key>
        ))}
      </Fragment>
    ))}
  </span>
)
