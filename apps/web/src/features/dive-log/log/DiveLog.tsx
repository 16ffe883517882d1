import { Button } from '@mantine/core'
import type { Dive } from '@soundings/contract/dive-log'
import { plural } from '@soundings/rules/phrases'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLate } from '#shared/lib/use-late.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Choice } from '#shared/ui/Choice.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { SavedAgo } from '#shared/ui/SavedAgo.tsx'
import { useJustAdded } from '../just-added-store.ts'
import { WaitingDives } from '../outbox/WaitingDives.tsx'
import { ShareDiveDialog } from '../sharing/ShareDiveDialog.tsx'
import { DiveLines } from './DiveLines.tsx'
import css from './DiveLog.module.css'
import { DiveSkeletons } from './DiveSkeletons.tsx'
import { JustAdded } from './JustAdded.tsx'
import { LogFigures } from './LogFigures.tsx'
import { LogHead } from './LogHead.tsx'
import { LogMap } from './LogMap.tsx'
import { FirstDive, NoDives } from './LogNotices.tsx'
import { LogTools } from './LogTools.tsx'
import { everything, isNarrowed, type LogView } from './log.view.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useChosen } from './use-chosen.ts'
import { useDives } from './use-dives.ts'
import { useLogAddress } from './use-log-address.ts'
import { useUndoDelete } from './use-undo-delete.ts'

const views: readonly { value: LogView; text: string }[] = [
  { value: 'list', text: 'List' },
  { value: 'grid', text: 'Grid' },
  { value: 'map', text: 'Map' },
]

/** The log: its figures, its dives, and the ways to more. */
export const DiveLog = () => {
  const { search, question, change } = useLogAddress()
  const dives = useDives(question)
  const { items, total, error, isAnswered, isOutdated, isKept } = dives
  const addedId = useJustAdded(({ id }) => id)
  const chosen = useChosen()
  const undo = useUndoDelete()
  const title = useRef<HTMLHeadingElement>(null)
  const [shared, setShared] = useState<Dive | null>(null)
  const isLate = useLate(dives.isLoading || isOutdated)
  const view = search.view ?? 'list'
  const isWhole = !isNarrowed(search)
  // From the next visit on it stands by its date.
  useEffect(() => () => useJustAdded.setState({ id: null }), [])
  const listed = useMemo(
    () => (isWhole && addedId !== null ? items?.filter(({ id }) => id !== addedId) : items),
    [items, isWhole, addedId],
  )
  const isEmpty = isAnswered && total === 0

  const body = () => {
    if (isLate && !items) return <DiveSkeletons />
    if (!listed && error)
      return <FailureNotice title="Your dive log couldn’t be loaded" error={error} onRetry={dives.retry} />
    if (!listed) return null
    if (isEmpty) return isWhole ? <FirstDive /> : <NoDives onClear={() => change(everything)} />
    if (view === 'map')
      return <LogMap question={question} onPlace={(site) => change({ site, view: undefined })} />
    return (
      <DiveLines
        dives={{ items: listed, total, readOn: dives.readOn }}
        view={view}
        sort={search.sort}
        chosen={chosen}
        maySelect={!isKept}
        onShare={setShared}
        end={dives.hasMoreFailed && <ListEnd of="dives" {...dives} />}
      />
    )
  }

  return (
    <div className={css.page}>
      <LogHead />
      <LogFigures />
      <LogTools search={search} onChange={change} />
      <section aria-labelledby="recent-dives">
        <div className={css.bar}>
          <h2 id="recent-dives" ref={title} tabIndex={-1}>
            Recent Dives
          </h2>
          <p className={css.count} role="status">
            {isAnswered && total > 0 && <span>{plural(total, { one: '# dive', other: '# dives' })}</span>}
            {isKept && (
              <span className={css.saved}>
                <SavedAgo at={dives.answeredAt} />
              </span>
            )}
          </p>
          <div className={css.tools}>
            {!isEmpty && !isKept && view !== 'map' && !chosen.isChoosing && (
              <Button variant="quiet" onClick={chosen.begin}>
                Select
              </Button>
            )}
            <ButtonLink variant="quiet" to="/dive-log/trash">
              Deleted dives
            </ButtonLink>
            <Choice
              label="View"
              options={views}
              value={view}
              onChoose={(next) => change({ view: next === 'list' ? undefined : next })}
            />
          </div>
        </div>
        <WaitingDives />
        {isWhole && addedId !== null && (
          <Suspense>
            <JustAdded diveId={addedId} onShare={setShared} />
          </Suspense>
        )}
        <div aria-busy={!isAnswered && error === null} inert={isOutdated} className={css.body}>
          {body()}
        </div>
        {shared && <ShareDiveDialog dive={shared} onClose={() => setShared(null)} />}
        {chosen.isChoosing && view !== 'map' && (
          <SelectionBar
            chosen={chosen}
            shown={listed ?? []}
            onDeleted={undo.note}
            onEnd={() => {
              chosen.end()
              title.current?.focus({ preventScroll: true })
            }}
          />
        )}
      </section>
    </div>
  )
}
