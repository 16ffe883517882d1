import { useQuery } from '@tanstack/react-query'
import { Ago } from '#shared/ui/Ago.tsx'
import { instancesQuery } from '../administration.queries.ts'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'
import { StateMark } from '../StateMark.tsx'

/** The servers that run on this database. */
export const Instances = () => {
  const instances = useQuery(instancesQuery())
  return (
    <Part title="Instances" failed="The instances couldn’t be loaded" query={instances}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={css.quiet}>No server instance has reported yet.</p>
        ) : (
          <ul className={css.rows} aria-label="Instances">
            {items.map(({ id, host, pid, version, node, startedAt, seenAt, isThis, isSilent }) => (
              <li key={id}>
                <div className={css.what}>
                  <strong>
                    {host}, process {pid}
                  </strong>
                  <span className={css.quiet}>
                    Soundings {version}, Node {node}
                  </span>
                  <span className={css.quiet}>
                    Started <Ago at={startedAt} />, seen <Ago at={seenAt} />
                  </span>
                </div>
                <StateMark state={isSilent ? 'failing' : 'ok'}>
                  {isSilent ? 'Silent' : isThis ? 'Running, answers you' : 'Running'}
                </StateMark>
              </li>
            ))}
          </ul>
        )
      }
    </Part>
  )
}
