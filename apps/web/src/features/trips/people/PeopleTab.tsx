import { Menu } from '@mantine/core'
import type { Traveller, Trip } from '@soundings/contract/trips-shapes'
import { mayEditTrip } from '@soundings/rules/trips'
import { IconDots } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { useSession } from '#shared/session/session-store.ts'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { DeleteDialog } from '#shared/ui/form/DeleteDialog.tsx'
import { icon } from '#shared/ui/icons.ts'
import { toast } from '#shared/ui/toast.tsx'
import { roleLabel } from '../labels.view.ts'
import { Invite } from './Invite.tsx'
import css from './people.module.css'
import { giveRole, removePerson } from './people.queries.ts'
import { calledOf } from './people.view.ts'

const failed = 'That couldn’t be changed. Please try again.'

type Props = { trip: Trip; person: Traveller }

/** What can be done about somebody on a trip: their owner everything, its editors take invitations back. */
const PersonMenu = ({ trip, person }: Props) => {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'owner' | 'remove' | null>(null)
  const [last, setLast] = useState<'owner' | 'remove'>('remove')
  const isOwner = trip.role === 'owner'
  const isInvited = person.state === 'invited'
  const params = { tripId: trip.id, userId: person.id }
  const name = calledOf(person)
  if (person.role === 'owner' || !(isOwner || (mayEditTrip(trip.role) && isInvited))) return null
  const ask = (what: 'owner' | 'remove') => {
    setLast(what)
    setAsked(what)
  }
  const act = (work: Promise<void>, done: string) =>
    void work.then(
      () => toast.success(done),
      (error) => toast.error(wordsOf(error, failed)),
    )
  return (
    <>
      <ActionMenu label={`Change what ${name} is`} icon={<IconDots {...icon} />} width={220} variant="quiet">
        {isOwner && !isInvited && person.role === 'viewer' && (
          <Menu.Item
            onClick={() => act(giveRole(queries, params, 'editor'), `${name} can edit the trip now`)}
          >
            Let them edit
          </Menu.Item>
        )}
        {isOwner && !isInvited && person.role === 'editor' && (
          <Menu.Item onClick={() => act(giveRole(queries, params, 'viewer'), `${name} can only look now`)}>
            Let them only look
          </Menu.Item>
        )}
        {isOwner && !isInvited && <Menu.Item onClick={() => ask('owner')}>Hand the trip over…</Menu.Item>}
        {isInvited ? (
          <Menu.Item onClick={() => act(removePerson(queries, params), 'Invitation taken back')}>
            Take the invitation back
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => ask('remove')}>Remove from the trip…</Menu.Item>
        )}
      </ActionMenu>
      <DeleteDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={last === 'owner' ? `Hand the trip over to ${name}?` : `Remove ${name} from the trip?`}
        label={last === 'owner' ? 'Hand over' : 'Remove'}
        remove={() => (last === 'owner' ? giveRole(queries, params, 'owner') : removePerson(queries, params))}
        done={last === 'owner' ? `${name} owns the trip now` : `${name} isn’t on the trip any more`}
        failed={failed}
        onRemoved={() => setAsked(null)}
      >
        <p>
          {last === 'owner'
            ? 'They decide who is on it, and can delete it. You stay as an editor.'
            : 'They can’t see it any more. What they added stays.'}
        </p>
      </DeleteDialog>
    </>
  )
}

const Row = ({ trip, person, me }: Props & { me: string | undefined }) => (
  <li>
    <PersonLine person={person} />
    <span className={css.role}>
      {roleLabel[person.role]}
      {person.id === me && ' · you'}
    </span>
    <PersonMenu trip={trip} person={person} />
  </li>
)

/** Who is on a trip, who is asked to come, and the way to ask others. */
export const PeopleTab = ({ trip }: { trip: Trip }) => {
  const me = useSession(({ user }) => user?.id)
  const going = trip.people.filter(({ state }) => state === 'in')
  const invited = trip.people.filter(({ state }) => state === 'invited')
  const mayInvite = mayEditTrip(trip.role) && trip.state === 'in'
  return (
    <>
      <section className={css.part} aria-labelledby="who-comes">
        <h2 id="who-comes">Who’s coming</h2>
        <ul className={css.people}>
          {going.map((person) => (
            <Row key={person.id} trip={trip} person={person} me={me} />
          ))}
        </ul>
        {going.length === 1 && invited.length === 0 && mayInvite && (
          <p className={css.quiet}>
            You plan this trip alone so far. Invite others: they vote on stops, tick off the checklist and
            share the costs.
          </p>
        )}
      </section>
      {invited.length > 0 && (
        <section className={css.part} aria-labelledby="who-is-asked">
          <h2 id="who-is-asked">Invited</h2>
          <ul className={css.people}>
            {invited.map((person) => (
              <Row key={person.id} trip={trip} person={person} me={me} />
            ))}
          </ul>
        </section>
      )}
      {mayInvite && (
        <section className={css.part} aria-labelledby="invite">
          <h2 id="invite">Invite somebody</h2>
          <Invite trip={trip} />
          <p className={css.quiet}>
            They see the trip at once and say whether they come. Trips are private: only the people on them
            can see them.
          </p>
        </section>
      )}
    </>
  )
}
