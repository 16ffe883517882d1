import { Button, Skeleton } from '@mantine/core'
import type { Group } from '@soundings/contract/groups'
import { numberText, plural } from '@soundings/rules/phrases'
import { IconNotebook, IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { usePages } from '#shared/api/use-pages.ts'
import { useLate } from '#shared/lib/use-late.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Figures } from '#shared/ui/Figures.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { logbookQuery } from '../groups.queries.ts'
import { JoinButtons } from '../page/JoinButtons.tsx'
import css from './Logbook.module.css'
import { LogbookRow } from './LogbookRow.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const perHour = 60

/** What the members of a group share of their dives: the totals for everybody, the dives for members. */
export const Logbook = ({ group }: { group: Group }) => {
  const { id, may, isMember, state } = group
  const [isSharing, setSharing] = useState(false)
  const { items, first, isLoading, answeredAt, ...list } = usePages(logbookQuery(id))
  const isLate = useLate(isLoading)
  const mayShare = isMember && state !== 'archived'
  const share = mayShare && (
    <Button variant="main" leftSection={<IconShare3 {...icon} />} onClick={() => setSharing(true)}>
      Share a dive
    </Button>
  )
  const dialog = mayShare && (
    <ShareDialog group={group} opened={isSharing} onClose={() => setSharing(false)} />
  )
  if (!items && list.error)
    return (
      <FailureNotice
        title="The logbook couldn’t be loaded"
        level={2}
        error={list.error}
        onRetry={list.retry}
      />
    )
  if (!items || !first) return isLate && <Skeleton height={200} radius="lg" />
  const { dives, minutes, divers, sites } = first.totals
  if (dives === 0)
    return (
      <>
        <Notice
          icon={IconNotebook}
          title="No dives in the logbook yet"
          level={2}
          role="status"
          action={share || <JoinButtons group={group} />}
        >
          <p>
            {mayShare
              ? 'Share a dive or a dive report of yours, and the group sees where and when you went. How deep stays yours.'
              : 'Members share what they like of their dives here.'}
          </p>
        </Notice>
        {dialog}
      </>
    )
  return (
    <section aria-label="Logbook" className={css.logbook}>
      <Figures
        label="The logbook in figures"
        figures={[
          { label: 'Dives', value: numberText(dives) },
          { label: 'Hours underwater', value: numberText(minutes / perHour, 1, 1) },
          { label: 'Divers', value: numberText(divers) },
          { label: 'Dive sites', value: numberText(sites) },
        ]}
      />
      <div className={css.bar}>
        <p className={css.quiet} role="status">
          {plural(dives, {
            one: '# dive that members chose to share',
            other: '# dives that members chose to share',
          })}
          <SavedAgo at={answeredAt} mark=" · " />
        </p>
        {share}
      </div>
      {may.members && items.length > 0 ? (
        <>
          <ol className={css.entries}>
            {items.map((entry) => (
              <li key={entry.id}>
                <LogbookRow group={group} entry={entry} />
              </li>
            ))}
          </ol>
          <ListEnd of="dives" {...list} />
        </>
      ) : (
        <p className={css.quiet}>Members see who dived where.</p>
      )}
      {dialog}
    </section>
  )
}
