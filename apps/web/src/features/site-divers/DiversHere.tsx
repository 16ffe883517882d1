import { Button } from '@mantine/core'
import type { DiverKind } from '@soundings/contract/site-divers'
import { plural } from '@soundings/rules/phrases'
import { badgeText } from '@soundings/rules/standing'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { wordsOf } from '#shared/api/failure.ts'
import { usePages } from '#shared/api/use-pages.ts'
import { useConnection } from '#shared/lib/connection.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { showModal } from '#shared/session/modal-store.ts'
import { useSession } from '#shared/session/session-store.ts'
import { ChoiceField } from '#shared/ui/form/fields.tsx'
import { ListEnd } from '#shared/ui/ListEnd.tsx'
import { toast } from '#shared/ui/toast.tsx'
import css from './DiversHere.module.css'
import { diversQuery, sayDiver } from './site-divers.queries.ts'

const kindLabel: Record<DiverKind, string> = {
  local: 'Dives here often',
  guide: 'Guides here',
  planning: 'Plans to dive here',
}

const choices = [
  { value: '', label: 'I don’t dive here' },
  { value: 'local', label: 'I dive here often' },
  { value: 'guide', label: 'I guide here' },
  { value: 'planning', label: 'I plan to dive here' },
]
const isKind = (value: string): value is DiverKind => value in kindLabel

/** Who says that they dive at a site, and the way to say so. Quiet where it cannot be read: the site is what people came for. */
export const DiversHere = ({ siteId }: { siteId: string }) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const isMember = useSession(({ user }) => user !== null)
  const { items, first, total, error, hasMore, isLoadingMore, loadMore, retry } = usePages({
    ...diversQuery(siteId),
    enabled: !isOffline,
  })
  if (!items || !first) return null
  return (
    <section className={css.section} aria-label="Divers here">
      <h3>Divers here</h3>
      <p className={css.quiet}>
        {total === 0
          ? 'Nobody has said that they dive here yet.'
          : plural(total, {
              one: '# diver says that they know this site or plan to dive it.',
              other: '# divers say that they know this site or plan to dive it.',
            })}
      </p>
      {items.length > 0 && (
        <ul className={css.people}>
          {items.map((diver) => (
            <li key={diver.id}>
              <PersonLine person={diver} />
              <span className={css.kind}>
                {[kindLabel[diver.kind], diver.badge && badgeText[diver.badge]].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ListEnd of="divers" {...{ error, hasMore, isLoadingMore, loadMore, retry }} />
      {isMember ? (
        <OwnChoice siteId={siteId} mine={first.mine} />
      ) : (
        <div>
          <Button variant="default" onClick={() => showModal('login')}>
            Log in to see who
          </Button>
        </div>
      )}
    </section>
  )
}

const OwnChoice = ({ siteId, mine }: { siteId: string; mine: DiverKind | null }) => {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (kind: DiverKind | null) => sayDiver(queries, siteId, kind),
    onError: (error) => toast.error(wordsOf(error, 'That couldn’t be saved. Please try again.')),
  })
  const shown = isPending ? variables : mine
  return (
    <ChoiceField
      label="And you?"
      description="Members read it beside your name. You can take it back at any time."
      required={false}
      data={choices}
      value={shown ?? ''}
      disabled={isPending}
      onChange={({ target }) => mutate(isKind(target.value) ? target.value : null)}
      maw={340}
    />
  )
}
