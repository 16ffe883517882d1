import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Thread, ThreadLine } from '@soundings/contract/forum'
import { plural } from '@soundings/rules/phrases'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '#shared/ui/form/fields.tsx'
import formCss from '#shared/ui/form/form.module.css'
import { threadQuery } from '../forum.queries.ts'
import { useActs } from './last-act.ts'
import { threadIn } from './merge.view.ts'
import css from './moderate.module.css'
import { mergeThread, relatedQuery, threadHintsQuery } from './moderate.queries.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** How long typing pauses before its words are looked up, in milliseconds. */
const typingPause = 250

type Props = { thread: Thread; onDone: () => void }

/** Puts a thread at the end of another: that one is looked up by its words or its address, and only then it is done. */
export const MergeForm = ({ thread, onDone }: Props) => {
  const queries = useQueryClient()
  const { tell } = useActs()
  const [into, setInto] = useState<ThreadLine | null>(null)
  if (!into) return <Choose thread={thread} onChoose={setInto} />
  const merge = async (reason: string | undefined) => {
    const act = await mergeThread(queries, thread.id, { into: into.id, ...(reason && { reason }) })
    tell(act, `Merged into ‘${into.title}’`, { leads: true })
  }
  return (
    <ReasonForm
      about={`merge thread ${thread.id}`}
      send="Merge"
      failed="The threads couldn’t be merged"
      act={merge}
      onDone={onDone}
    >
      <p>
        ‘{thread.title}’ goes to the end of ‘{into.title}’ with all its replies. Its address leads there.
      </p>
    </ReasonForm>
  )
}

const useOffered = (thread: Thread, words: string) => {
  const id = threadIn(words)
  const isWords = words !== '' && id === null
  const byId = useQuery({ ...threadQuery(id ?? ''), enabled: id !== null })
  const found = useQuery({
    ...threadHintsQuery(words),
    ...(!isWords && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  const related = useQuery(relatedQuery(thread.title))
  const items: readonly ThreadLine[] = isWords
    ? (found.data?.items.map((one) => one.thread) ?? [])
    : id === null
      ? (related.data?.items ?? [])
      : byId.data
        ? [byId.data]
        : []
  const asked = isWords ? found : id === null ? related : byId
  const others = new Map(items.filter((one) => one.id !== thread.id).map((one) => [one.id, one]))
  return { offered: [...others.values()], isAsked: words !== '', asked }
}

const Choose = ({ thread, onChoose }: { thread: Thread; onChoose: (into: ThreadLine) => void }) => {
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), typingPause)
  const { offered, isAsked, asked } = useOffered(thread, words)
  return (
    <div className={formCss.form}>
      <TextField
        label="Thread to keep"
        description="Search for it, or paste its address"
        type="search"
        autoComplete="off"
        required={false}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">
        {asked.isError ? (
          <p className={css.quiet}>Threads couldn’t be loaded</p>
        ) : (
          asked.isSuccess && offered.length === 0 && isAsked && <p className={css.quiet}>No threads found</p>
        )}
      </div>
      {asked.isError && (
        <div className={formCss.actions}>
          <Button variant="default" loading={asked.isFetching} onClick={() => void asked.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {offered.length > 0 && (
        <ul className={css.threads} aria-label={isAsked ? 'Threads found' : 'Similar threads'}>
          {offered.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => onChoose(one)}>
                <bdi className={css.title}>{one.title}</bdi>
                <span className={css.quiet}>
                  {one.category.name} · {plural(one.replies, { one: '# reply', other: '# replies' })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
