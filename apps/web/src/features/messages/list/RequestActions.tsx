import { Button } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import { nameOf } from '../messages.view.ts'
import { ReportRequest } from './ReportRequest.tsx'
import css from './rows.module.css'
import type { LineAct } from './use-conversation-actions.ts'

type Props = {
  conversation: Conversation
  isBusy: boolean
  onPress: (act: LineAct) => void
}

/** The answers to a request, without opening it. */
export const RequestActions = ({ conversation, isBusy, onPress }: Props) => {
  const name = nameOf(conversation.with)
  const button = (act: LineAct, text: string, variant: string) => (
    <Button
      variant={variant}
      disabled={isBusy}
      aria-label={`${text} the request of ${name}`}
      onClick={() => onPress(act)}
    >
      {text}
    </Button>
  )
  return (
    <div className={css.answers}>
      {button('accept', 'Accept', 'main')}
      {button('decline', 'Decline', 'default')}
      {conversation.with && (
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={`Block ${name}`}
          onClick={() => onPress('block')}
        >
          Block
        </Button>
      )}
      <ReportRequest conversation={conversation} isBusy={isBusy} />
    </div>
  )
}
