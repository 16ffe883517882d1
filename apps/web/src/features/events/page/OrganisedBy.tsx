import type { Event } from '@soundings/contract/events-shapes'
import { groupPath } from '@soundings/contract/groups-pages'
import { difficultyLabel } from '@soundings/rules/site-labels'
import { MessageLink } from '#shared/people/MessageLink.tsx'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { useSession } from '#shared/session/session-store.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import css from './EventPage.module.css'

/** Who organises an event, and for whom. */
export const OrganisedBy = ({ event }: { event: Event }) => {
  const { organiser, coOrganisers, group, level, minCertification, visibility } = event
  const meId = useSession(({ user }) => user?.id)
  return (
    <section className={css.panel} aria-label="Organiser">
      <h2>Organiser</h2>
      {organiser ? <PersonLine person={organiser} /> : <p>Deleted account</p>}
      {coOrganisers.map((person) => (
        <PersonLine key={person.id} person={person} />
      ))}
      {organiser && meId !== organiser.id && (
        <div>
          <MessageLink person={organiser} />
        </div>
      )}
      {(group || level || minCertification) && (
        <dl className={css.facts}>
          {group && (
            <div>
              <dt>Group</dt>
              <dd>
                <PathLink path={groupPath(group)}>
                  <bdi>{group.name}</bdi>
                </PathLink>
              </dd>
            </div>
          )}
          {level && (
            <div>
              <dt>Good for</dt>
              <dd>{difficultyLabel[level]}</dd>
            </div>
          )}
          {minCertification && (
            <div>
              <dt>Certification needed</dt>
              <dd>{difficultyLabel[minCertification]}</dd>
            </div>
          )}
        </dl>
      )}
      {visibility === 'group' && <p className={css.quiet}>Only members of the group can see this event.</p>}
      {visibility === 'link' && <p className={css.quiet}>Only people with the link can find this event.</p>}
    </section>
  )
}
