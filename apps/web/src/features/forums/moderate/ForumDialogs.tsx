import { Button } from '@mantine/core'
import { plural } from '@soundings/rules/phrases'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '#shared/ui/lazy-component.tsx'
import { closeForumDialog, openForumDialog, stopSplitting, useForumDialogs } from './forum-dialog-store.ts'
import css from './moderate.module.css'

const Dialog = lazyComponent(async () => (await import('./ForumDialog.tsx')).ForumDialog, {
  onMissing: closeForumDialog,
})

/** What the menus of a thread and its posts open, and the bar while replies are chosen; once on the page of a thread. */
export const ForumDialogs = () => {
  const open = useForumDialogs((dialogs) => dialogs.open)
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  useEffect(
    () => () => {
      closeForumDialog()
      stopSplitting()
    },
    [],
  )
  return (
    <>
      <SplitBar />
      {last && (
        <Suspense>
          <Dialog asked={last} opened={open !== null} onClose={closeForumDialog} />
        </Suspense>
      )}
    </>
  )
}

const SplitBar = () => {
  const { splitting, chosen } = useForumDialogs()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (splitting) bar.current?.focus({ preventScroll: true })
  }, [splitting])
  if (!splitting) return null
  return (
    <section ref={bar} className={css.bar} aria-label="Split this thread" tabIndex={-1}>
      <p role="status">
        {chosen.length === 0
          ? 'Choose the replies to move'
          : plural(chosen.length, { one: '# reply chosen', other: '# replies chosen' })}
      </p>
      <Button
        variant="main"
        disabled={chosen.length === 0}
        onClick={() => openForumDialog({ kind: 'split', thread: splitting })}
      >
        Move to a new thread…
      </Button>
      <Button variant="quiet" onClick={stopSplitting}>
        Cancel
      </Button>
    </section>
  )
}
