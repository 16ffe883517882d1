import type { Account } from '@soundings/contract/administration-shapes'
import { type Group, groups } from '@soundings/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { usePages } from '#shared/api/use-pages.ts'
import { AskButton } from '../AskButton.tsx'
import { grantGroup, peopleQuery, revokeGroup } from '../administration.queries.ts'
import { groupMeaning, groupText, groupWords } from '../administration.view.ts'
import css from '../parts.module.css'
import row from './PersonRow.module.css'
import { nameOf } from './people.view.ts'

type Props = { account: Account; group: Group }

const Line = ({ account, group }: Props) => {
  const queries = useQueryClient()
  const isIn = account.groups.includes(group)
  const admins = usePages({ ...peopleQuery({ group: 'admin' }), enabled: isIn && group === 'admin' })
  const isLastAdmin = isIn && group === 'admin' && admins.total === 1
  const name = nameOf(account)
  const words = groupWords[group]
  const about = (text: string) => text.replace('{name}', () => name)
  return (
    <li>
      <span className={row.text}>
        <strong>{groupText[group]}</strong>
        <span className={css.quiet}>{groupMeaning[group]}</span>
        {isLastAdmin && (
          <span className={css.error}>This is the only admin. Make someone else an admin first.</span>
        )}
      </span>
      {!isLastAdmin &&
        (isIn ? (
          <AskButton
            variant="quiet"
            label={`${words.end}: ${name}`}
            question={{
              title: about(words.askEnd),
              text: 'It takes effect at once, and signs out their other devices.',
              label: 'Remove',
              isDangerous: true,
              act: () => revokeGroup(queries, account.id, group),
              done: () => about(words.ended),
              failed: 'The group couldn’t be changed',
            }}
          >
            Remove
          </AskButton>
        ) : (
          <AskButton
            label={`${words.make}: ${name}`}
            question={{
              title: about(words.ask),
              text: `${groupMeaning[group]} It takes effect at once, and signs out their other devices.`,
              label: words.make,
              act: () => grantGroup(queries, account.id, group),
              done: () => about(words.made),
              failed: 'The group couldn’t be changed',
            }}
          >
            {words.make}
          </AskButton>
        ))}
    </li>
  )
}

/** Which groups somebody is in, and the way into each and out of it. */
export const GroupLines = ({ account }: { account: Account }) => (
  <section aria-label="Groups">
    <h3>Groups</h3>
    <ul className={row.lines}>
      {groups.map((group) => (
        <Line key={group} account={account} group={group} />
      ))}
    </ul>
  </section>
)
