import { ActionIcon } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import type { Person } from '@soundings/contract/person'
import { IconArrowLeft } from '@tabler/icons-react'
import { usePresence } from '#features/presence/index.ts'
import { PersonLine } from '#shared/people/PersonLine.tsx'
import { PresenceDot } from '#shared/people/PresenceDot.tsx'
import { icon } from '#shared/ui/icons.ts'
import { ConversationActs } from '../list/ConversationActs.tsx'
import { nameOf } from '../messages.view.ts'
import css from './page.module.css'

/** The way back to the list, while there is nothing else to say. */
export const BackBar = ({ onBack }: { onBack: () => void }) => (
  <header className={css.head}>
    <ActionIcon variant="quiet" aria-label="Back to messages" onClick={onBack}>
      <IconArrowLeft {...icon} />
    </ActionIcon>
  </header>
)

type Props = {
  person: Person | null
  /** Undefined where nothing was written yet. */
  conversation: Conversation | undefined
  /** Back to the list, where it is not beside it. */
  onBack: (() => void) | undefined
  /** The conversation is no longer where it was. */
  onGone: () => void
}

/** With whom one writes, and what can be done about the conversation. */
export const StageHead = ({ person, conversation, onBack, onGone }: Props) => {
  const areKnown = conversation?.box === 'inbox' || conversation?.box === 'archived'
  // Alone on a phone it is what the page is about.
  const Heading = onBack ? 'h1' : 'h2'
  const seen = usePresence(person && areKnown ? [person.id] : [])
  return (
    <header className={css.head}>
      {onBack && (
        <ActionIcon variant="quiet" aria-label="Back to messages" onClick={onBack}>
          <IconArrowLeft {...icon} />
        </ActionIcon>
      )}
      <Heading className={css.who}>{person ? <PersonLine person={person} /> : nameOf(person)}</Heading>
      <PresenceDot when={seen.get(person?.id ?? '')} />
      {conversation && (
        <div className={css.acts}>
          <ConversationActs conversation={conversation} onGone={onGone} />
        </div>
      )}
    </header>
  )
}
