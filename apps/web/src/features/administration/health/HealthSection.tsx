import type { HealthState } from '@soundings/contract/administration-fields'
import { administrationPages } from '@soundings/contract/administration-pages'
import type { Health } from '@soundings/contract/administration-shapes'
import { numberText, plural } from '@soundings/rules/phrases'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Ago } from '#shared/ui/Ago.tsx'
import { healthQuery } from '../administration.queries.ts'
import { bytesText, healthText } from '../administration.view.ts'
import { Facts } from '../Facts.tsx'
import { Part } from '../Part.tsx'
import css from '../parts.module.css'
import { StateMark } from '../StateMark.tsx'
import { Instances } from './Instances.tsx'
import { Versions } from './Versions.tsx'

type CardProps = { title: string; state: HealthState; children: ReactNode }

const Card = ({ title, state, children }: CardProps) => (
  <li className={css.card}>
    <div className={css.cardHead}>
      <h3>{title}</h3>
      <StateMark state={state}>{healthText[state]}</StateMark>
    </div>
    {children}
  </li>
)

const mailText = ({ delivery, state }: Health['mail']): string => {
  if (delivery === 'kept') return 'No mail server is set up: mails are kept here, and nobody gets them.'
  return state === 'ok' ? 'Mails are sent.' : 'The mail server doesn’t take some mails. They are tried again.'
}

const Parts = ({ health: { database, disk, jobs, mail, files } }: { health: Health }) => (
  <ul className={css.cards}>
    <Card title="Database" state={database.state}>
      <Facts
        facts={{
          'Answers in': `${numberText(database.answersIn, 1)}\u00a0ms`,
          Size: database.bytes === null ? null : bytesText(database.bytes),
          Connections: `${numberText(database.connections)} of ${numberText(database.maxConnections)}`,
        }}
      />
    </Card>
    <Card title="Disk" state={disk.state}>
      {disk.free === null ? (
        <p className={css.quiet}>This disk doesn’t say how much space it has.</p>
      ) : (
        <Facts
          facts={{ Free: bytesText(disk.free), 'In all': disk.total === null ? null : bytesText(disk.total) }}
        />
      )}
    </Card>
    <Card title="Job queue" state={jobs.state}>
      <Facts
        facts={{
          Failed:
            jobs.failed === 0 ? (
              '0'
            ) : (
              <Link to={administrationPages.jobs}>
                {plural(jobs.failed, { one: '# failed job', other: '# failed jobs' })}
              </Link>
            ),
          'Being retried': numberText(jobs.retrying),
          Waiting: numberText(jobs.waiting),
          Running: numberText(jobs.running),
          'Oldest due': jobs.oldestDue === null ? null : <Ago at={jobs.oldestDue} />,
        }}
      />
    </Card>
    <Card title="Mail" state={mail.state}>
      <p>{mailText(mail)}</p>
      <Facts facts={{ Waiting: numberText(mail.waiting), 'Being retried': numberText(mail.retrying) }} />
      {mail.lastError && <p className={css.error}>{mail.lastError}</p>}
    </Card>
    <Card title="Files" state={files.state}>
      <p>
        {files.state === 'ok'
          ? files.store === 'disk'
            ? 'Photos are on the disk, which answers.'
            : 'Photos are in a bucket, which answers.'
          : files.store === 'disk'
            ? 'Photos are on the disk, which doesn’t answer.'
            : 'Photos are in a bucket, which doesn’t answer.'}
      </p>
    </Card>
  </ul>
)

/** How the parts of the server do, which instances run, and what they run on. */
export const HealthSection = () => {
  const health = useQuery(healthQuery())
  return (
    <>
      <Part title="Health" failed="The server’s health couldn’t be loaded" query={health}>
        {(known) => <Parts health={known} />}
      </Part>
      <Instances />
      <Versions />
    </>
  )
}
