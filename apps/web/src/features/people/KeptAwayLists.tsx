import { Button, Skeleton } from '@mantine/core'
import type { KeptAway } from '@soundings/contract/blocks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { type Pages, usePages } from '#shared/api/use-pages.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import css from './KeptAway.module.css'
import { actOn, blockedQuery, mutedQuery } from './people.queries.ts'

type Kind = {
  title: string
  about: string
  nobody: string
  act: 'unblock' | 'unmute'
  label: string
  list: Pages<KeptAway>
}

/** Whom somebody blocked and muted, and the way to take that back. */
export const KeptAwayLists = () => (
  <>
    <KeptAwayList
      title="Blocked people"
      about="You and they don’t see each other in lists. They aren’t told."
      nobody="You haven’t blocked anyone."
      act="unblock"
      label="Unblock"
      list={usePages(blockedQuery())}
    />
    <KeptAwayList
      title="Muted people"
      about="You get no notifications about them. They aren’t told."
      nobody="You haven’t muted anyone."
      act="unmute"
      label="Unmute"
      list={usePages(mutedQuery())}
    />
  </>
)

const KeptAwayList = ({ title, about, nobody, list, ...lift }: Kind) => {
  const { items, error, isLoading, hasMore, isLoadingMore, loadMore, retry } = list
  return (
    <section className={css.list} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <p className={css.quiet}>{about}</p>
      {isLoading && <Skeleton height={48} radius={10} />}
      {error && !items && (
        <FailureNotice title="Couldn’t load this list" level={3} error={error} onRetry={retry} />
      )}
      {items?.length === 0 && <p className={css.quiet}>{nobody}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((person) => (
            <Person key={person.id} person={person} {...lift} />
          ))}
        </ul>
      )}
      {items && <ListEnd of="people" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />}
    </section>
  )
}

const Person = ({ person, act, label }: { person: KeptAway } & Pick<Kind, 'act' | 'label'>) => {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => actOn(queries, act, person.id),
    onError: (error) => toast.error(wordsOf(error, 'That didn’t work. Please try again.')),
  })
  return (
    <li className={css.person}>
      <PersonLine person={person} />
      <Button
        variant="default"
        aria-label={`${label} @${person.handle}`}
        loading={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
    </li>
  )
}
