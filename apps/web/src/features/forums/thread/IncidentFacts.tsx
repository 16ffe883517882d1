import type { Incident } from '@soundings/contract/forum'
import { Depth } from '#shared/ui/Depth.tsx'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import css from './PostBody.module.css'

/** What somebody told of a near miss in its form, as far as they filled it in. */
export const IncidentFacts = ({ incident }: { incident: Incident }) => {
  const facts = [
    ['What happened', incident.happened && <LinkedText text={incident.happened} />],
    ['Depth', incident.depth !== null && <Depth metres={incident.depth} />],
    ['Gas', incident.gas],
    ['Conditions', incident.conditions && <LinkedText text={incident.conditions} />],
    ['What was learnt', incident.learnt && <LinkedText text={incident.learnt} />],
  ] as const
  const told = facts.filter(([, said]) => Boolean(said))
  return told.length === 0 ? null : (
    <dl className={css.incident}>
      {told.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}
