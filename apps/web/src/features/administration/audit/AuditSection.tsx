import { Button } from '@mantine/core'
import { administrationPages } from '@soundings/contract/administration-pages'
import { numberText, plural } from '@soundings/rules/phrases'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { auditFileAddress, auditQuery } from '../administration.queries.ts'
import { spanOf } from '../administration.view.ts'
import css from '../parts.module.css'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRow } from './AuditRow.tsx'

const at = administrationPages.audit

/** What was done with special permissions, for ever: by whom, with what and when. */
export const AuditSection = () => {
  const search = useSearch({ from: at })
  const go = useNavigate({ from: at })
  const { from, to, ...same } = search
  const filter = { ...same, ...spanOf({ from, to }) }
  const log = usePages({ ...auditQuery(filter), placeholderData: (shown) => shown })
  const { items, first, total, error } = log
  const isLate = useLate(log.isLoading)
  const isNarrowed = Object.values(search).some((said) => said !== undefined)
  const change = (next: typeof search) =>
    void go({ search: (said) => ({ ...said, ...next }), replace: true, resetScroll: false })

  const body = () => {
    if (!items && error)
      return (
        <FailureNotice title="The audit log couldn’t be loaded" level={3} error={error} onRetry={log.retry} />
      )
    if (!items) return isLate && <p className={css.quiet}>Loading…</p>
    if (items.length === 0)
      return (
        <p role="status">
          {isNarrowed ? 'No entry fits these filters.' : 'Nobody has used a special permission yet.'}
        </p>
      )
    return (
      <>
        <p role="status" className={css.quiet}>
          {first?.isMore
            ? `More than ${numberText(total)} entries`
            : plural(total, { one: '# entry', other: '# entries' })}
        </p>
        <ul className={css.rows} aria-label="Audit log">
          {items.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onOnly={change} />
          ))}
        </ul>
        <ListEnd of="entries" {...log} />
      </>
    )
  }

  return (
    <section aria-label="Audit log" className={css.section}>
      <div className={css.head}>
        <h2>Audit log</h2>
        <Button
          component="a"
          variant="default"
          href={auditFileAddress(filter)}
          download
          leftSection={<IconDownload {...icon} />}
        >
          Download CSV
        </Button>
      </div>
      <AuditFilters
        search={search}
        isNarrowed={isNarrowed}
        onChange={change}
        onClear={() => void go({ search: {}, replace: true })}
      />
      {body()}
    </section>
  )
}
