import { Button } from '@mantine/core'
import { commandActor } from '@soundings/contract/administration-fields'
import type { AuditEntry } from '@soundings/contract/administration-shapes'
import { dateTimeText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { actionText } from '../administration.view.ts'
import type { AuditSearch } from '../administration-search.ts'
import css from '../parts.module.css'
import row from './AuditRow.module.css'
import { actorText, detailsOf, subjectText } from './audit.view.ts'

type Props = { entry: AuditEntry; onOnly: (search: AuditSearch) => void }

/** An entry of the audit log; its details open below, and lead to entries like it. */
export const AuditRow = ({ entry, onOnly }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  const { at, actor, action, subject } = entry
  const details = detailsOf(entry)
  return (
    <li>
      <details className={row.entry}>
        <summary>
          <span className={css.what}>
            <strong>{actionText(action)}</strong>
            <span>{subjectText(subject)}</span>
          </span>
          <span className={row.when}>
            <span>{actorText(actor)}</span>
            <time dateTime={at} className={css.quiet}>
              {dateTimeText(at, language)}
            </time>
          </span>
        </summary>
        <div className={row.more}>
          {details.length > 0 && (
            <dl className={css.facts}>
              {details.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={css.quiet}>
            {subject.type} {subject.id}
          </p>
          <div className={css.acts}>
            <Button variant="default" onClick={() => onOnly({ actor: actor ? actor.id : commandActor })}>
              Only by them
            </Button>
            <Button variant="default" onClick={() => onOnly({ type: subject.type, subject: subject.id })}>
              Only about this
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
