import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './DeviceRow.module.css'

const onPhone = /Android|iOS|iPhone|iPad/

type Props = {
  /** Browser and system, as a person calls them: it also says which sign stands before it. */
  name: string
  /** What it is called where it is the one that is used right now. */
  here: string | false
  /** Since when, or when it was last used. */
  children: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

/** A device or browser of the person, in a list of them. */
export const DeviceRow = ({ name, here, children, action }: Props) => {
  const Sign = onPhone.test(name) ? IconDeviceMobile : IconDeviceDesktop
  return (
    <li className={css.device}>
      <span className={css.sign}>
        <Sign {...icon} size={22} />
      </span>
      <div>
        <p className={css.name}>
          {name}
          {here && <span className={css.current}>{here}</span>}
        </p>
        <p className={css.when}>{children}</p>
      </div>
      {action}
    </li>
  )
}
