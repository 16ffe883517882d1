import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useId, useRef, useState } from 'react'
import type { AccountPlace } from '#shared/feature.ts'
import { useLightDismiss } from '#shared/lib/use-light-dismiss.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './AccountMenu.module.css'
import type { AccountAction } from './use-account.ts'

type Props = {
  name: string
  /** The address of the person's picture; their first letter stands for it where there is none. */
  picture?: string | null
  places: AccountPlace[]
  actions: AccountAction[]
}

/** What a member finds behind their name. */
export const AccountMenu = ({ name, picture, places, actions }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()

  useLightDismiss(place, isOpen, (why) => {
    setOpen(false)
    if (why === 'escape') button.current?.focus()
  })

  const choose = (act: () => void) => {
    // A modal that opens gives focus back to where it was: this button, as the list goes away.
    button.current?.focus()
    setOpen(false)
    act()
  }

  return (
    <div ref={place} className={css.place}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {picture ? (
          <img className={css.picture} src={picture} alt="" width={28} height={28} />
        ) : (
          <span className={css.initial} aria-hidden="true">
            {[...name][0]?.toUpperCase()}
          </span>
        )}
        <span className={css.name}>{name}</span>
        <IconChevronDown {...icon} size={16} className={css.arrow} />
      </button>
      {isOpen && (
        <ul id={list} className={css.list} aria-label="Account">
          {places.map(({ label, icon: Picture, to, Badge }) => (
            <li key={label}>
              <Link to={to} onClick={() => setOpen(false)}>
                <Picture {...icon} />
                {label}
                {Badge && (
                  <Suspense>
                    <Badge />
                  </Suspense>
                )}
              </Link>
            </li>
          ))}
          {actions.map(({ label, icon: Picture, act }) => (
            <li key={label}>
              <button type="button" onClick={() => choose(act)}>
                <Picture {...icon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
