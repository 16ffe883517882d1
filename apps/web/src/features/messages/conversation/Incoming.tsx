import { VisuallyHidden } from '@mantine/core'
import type { Message } from '@soundings/contract/messages'
import { useState } from 'react'
import { saidIn } from './linked.view.ts'

type Props = {
  messages: readonly Message[]
  meId: string
  name: string
}

/** Reads out what the other wrote while the conversation is open: each message once, and none of one’s own. */
export const Incoming = ({ messages, meId, name }: Props) => {
  const last = messages.at(-1)?.seq ?? 0
  const [heard, setHeard] = useState({ last, news: [] as readonly Message[] })
  if (last > heard.last) {
    const news = messages.filter(({ seq, senderId }) => seq > heard.last && senderId !== meId)
    setHeard({ last, news: news.length > 0 ? news : heard.news })
  }
  return (
    <VisuallyHidden>
      <div role="log" aria-label="New messages">
        {heard.news.map((message) => (
          <p key={message.seq}>
            {name}: {saidIn(message)}
          </p>
        ))}
      </div>
    </VisuallyHidden>
  )
}
