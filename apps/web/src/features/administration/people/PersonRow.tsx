import { Button } from '@mantine/core'
import type { Account } from '@soundings/contract/administration-shapes'
import { useId } from 'react'
import { PersonPicture } from '#shared/people/PersonPicture.tsx'
import { Ago } from '#shared/ui/Ago.tsx'
import { groupText } from '../administration.view.ts'
import css from '../parts.module.css'
import { PersonDetails } from './PersonDetails.tsx'
import row from './PersonRow.module.css'
import { nameOf } from './people.view.ts'

type Props = { account: Account; isOpen: boolean; onOpen: (isOpen: boolean) => void }

const heldText = { silenced: 'Silenced', suspended: 'Suspended' } as const

/** Somebody in the list; what can be done opens below. */
export const PersonRow = ({ account, isOpen, onOpen }: Props) => {
  const details = useId()
  const { avatar, handle, email, groups, createdAt, held } = account
  return (
    <li>
      <PersonPicture avatar={avatar} />
      <div className={css.what}>
        <strong>{nameOf(account)}</strong>
        <span className={css.quiet}>
          {handle === null ? 'No username yet' : `@${handle}`}
          {email !== null && ` · ${email}`}
        </span>
        <span className={css.quiet}>
          Joined <Ago at={createdAt} />
        </span>
      </div>
      <ul className={row.tags} aria-label="Groups and standing">
        {groups.map((group) => (
          <li key={group}>{groupText[group]}</li>
        ))}
        {held && <li data-held>{heldText[held]}</li>}
      </ul>
      <Button
        variant="default"
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        aria-label={`${isOpen ? 'Close' : 'Manage'} ${nameOf(account)}`}
        onClick={() => onOpen(!isOpen)}
      >
        {isOpen ? 'Close' : 'Manage'}
      </Button>
      {isOpen && (
        <div id={details} className={row.details}>
          <PersonDetails userId={account.id} />
        </div>
      )}
    </li>
  )
}
