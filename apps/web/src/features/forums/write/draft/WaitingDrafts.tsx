import { Button } from '@mantine/core'
import { forumPages, threadPath } from '@soundings/contract/forum-pages'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { nameOfDraftKey } from '#shared/drafts/draft-name.ts'
import { agoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { useWriter } from '#shared/session/use-writer.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { openReply } from '../../thread/reply-store.ts'
import { useDraftsEverywhere, useDraftsKept } from './use-drafts.ts'
import css from './WaitingDrafts.module.css'
import { discardDraft, type WaitingDraft, waitingDrafts } from './waiting-drafts.ts'

/** So many are shown before somebody asks for the rest. */
const few = 3

const Row = ({ draft, onDiscard }: { draft: WaitingDraft; onDiscard: () => void }) => {
  const now = useNow(60_000)
  const { kind, about, title, excerpt, savedAt } = draft
  const name = title || excerpt || 'Untitled thread'
  const isReply = kind === 'reply'
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{isReply && title ? `Reply in “${title}”` : name}</bdi>
        </p>
        {excerpt && name !== excerpt && <p className={css.excerpt}>{excerpt}</p>}
        <p className={css.saved}>
          Draft · <time dateTime={new Date(savedAt).toISOString()}>{agoText(savedAt, now)}</time>
        </p>
      </div>
      <div className={css.acts}>
        {isReply ? (
          <ButtonLink
            variant="default"
            to={threadPath({ id: about })}
            aria-label={`Continue: ${name}`}
            onClick={() => openReply({ threadId: about })}
          >
            Continue
          </ButtonLink>
        ) : (
          <ButtonLink
            variant="default"
            to={forumPages.newThread}
            search={{ draft: about }}
            aria-label={`Continue: ${name}`}
          >
            Continue
          </ButtonLink>
        )}
        <Button variant="quiet" aria-label={`Discard: ${name}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </li>
  )
}

type Props = {
  /** Only those of one kind. */
  kind?: WaitingDraft['kind']
  /** The key of a draft that is open already. */
  except?: string
}

const Drafts = ({ personId, kind, except }: Props & { personId: string }) => {
  const heading = useId()
  const part = useRef<HTMLElement>(null)
  useDraftsEverywhere(personId)
  useDraftsKept()
  const [, setOther] = useState(0)
  const all = waitingDrafts(personId)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const look = ({ key }: StorageEvent) => {
      if (key !== null && nameOfDraftKey(key) !== null) setOther((before) => before + 1)
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [])
  const drafts = all.filter((draft) => draft.about !== except && (kind ?? draft.kind) === draft.kind)
  if (drafts.length === 0) return null
  const discard = (draft: WaitingDraft) => {
    discardDraft(draft)
    // The button that was pressed goes with its row.
    part.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={part} className={css.part} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading} className={css.title}>
        <IconPencil {...icon} />
        Your drafts
      </h2>
      <ul className={css.list}>
        {(isWhole ? drafts : drafts.slice(0, few)).map((draft) => (
          <Row key={draft.name} draft={draft} onDiscard={() => discard(draft)} />
        ))}
      </ul>
      {!isWhole && drafts.length > few && (
        <Button variant="quiet" className={css.more ?? ''} onClick={() => setWhole(true)}>
          Show all {drafts.length}
        </Button>
      )}
    </section>
  )
}

/** What somebody began to write in the forums and did not post; nothing where there is none. */
export const WaitingDrafts = (props: Props) => {
  const personId = useWriter()
  return personId !== null && <Drafts key={personId} personId={personId} {...props} />
}
