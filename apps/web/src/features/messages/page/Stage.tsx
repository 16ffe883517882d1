import { Skeleton } from '@mantine/core'
import { messageTexts } from '@soundings/contract/messages'
import { IconMessageOff, IconMessages } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTitle } from '#shared/lib/use-title.ts'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Conversation } from '../conversation/Conversation.tsx'
import { noteBegun } from '../messages.queries.ts'
import { nameOf } from '../messages.view.ts'
import css from './page.module.css'
import { BackBar, StageHead } from './StageHead.tsx'
import { useTarget } from './use-target.ts'

type Props = {
  meId: string
  conversationId: string | undefined
  /** With whom, where the address names no conversation. */
  username: string | undefined
  /** The number of the message at which it opens. */
  at: number | undefined
  takesFocus: boolean
  /** Back to the list, where it is not beside it. */
  onBack: (() => void) | undefined
  onClose: () => void
  /** The address is that of this conversation from now on. */
  onBegun: (conversationId: string) => void
}

/** The conversation that the address names, or the beginning of one. */
export const Stage = ({
  meId,
  conversationId,
  username,
  at,
  takesFocus,
  onBack,
  onClose,
  onBegun,
}: Props) => {
  const queries = useQueryClient()
  const asked = useTarget({ meId, conversationId, username })
  const { target, conversation, isMe, error } = asked
  const person = target?.person ?? null
  useTitle(target ? `${nameOf(person)} · Messages` : 'Messages')

  // Message on a profile leads to the conversation that there is.
  const found = conversationId === undefined ? target?.conversationId : undefined
  const goOn = useEffectEvent(onBegun)
  useEffect(() => {
    if (found) goOn(found)
  }, [found])

  const body = () => {
    if (isMe)
      return (
        <Notice icon={IconMessageOff} title="That’s you">
          <p>{messageTexts.self}</p>
        </Notice>
      )
    if (target && !found) {
      if (target.conversationId === null && target.canMessage === 'no')
        return (
          <Notice
            icon={IconMessageOff}
            title={nameOf(person)}
            action={
              person && (
                <ButtonLink variant="default" to="/profile/$username" params={{ username: person.handle }}>
                  View Profile
                </ButtonLink>
              )
            }
          >
            <p>{messageTexts.refused}</p>
          </Notice>
        )
      return (
        <Conversation
          {...target}
          at={at}
          takesFocus={takesFocus}
          onBegun={(id) => {
            if (person) noteBegun(queries, person.id)
            asked.noteBegun({ ...target, conversationId: id })
            onBegun(id)
          }}
        />
      )
    }
    if (error)
      return (
        <FailureNotice
          icon={IconMessages}
          title="The conversation couldn’t be loaded"
          error={error}
          onRetry={asked.retry}
          missing={{
            title: username === undefined ? 'Conversation not found' : 'Member not found',
            onClose,
          }}
        />
      )
    return (
      <div className={css.loading} role="status" aria-label="Loading the conversation">
        <Skeleton width="60%" height={44} radius="lg" />
        <Skeleton width="50%" height={44} radius="lg" />
      </div>
    )
  }

  return (
    <>
      {target && !found ? (
        <StageHead person={person} conversation={conversation} onBack={onBack} onGone={onClose} />
      ) : (
        onBack && <BackBar onBack={onBack} />
      )}
      <div className={css.content}>{body()}</div>
    </>
  )
}
