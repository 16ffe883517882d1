import { Button } from '@mantine/core'
import type { Conversation } from '@soundings/contract/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { toast } from '#shared/ui/toast.tsx'
import { readNewest } from '../messages.queries.ts'
import { nameOf } from '../messages.view.ts'
import { ReportMessage } from '../report/ReportMessage.tsx'

type Props = { conversation: Conversation; isBusy: boolean }

/** Reports the newest message of a request without opening it, with those before it that the reporter chooses. */
export const ReportRequest = ({ conversation, isBusy }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const { data, isPending, mutate } = useMutation({
    mutationFn: () => readNewest(conversation.id),
    onSuccess: () => setOpen(true),
    onError: (error) => toast.error(wordsOf(error, 'The request couldn’t be read. Please try again.')),
  })
  const newest = data?.find(({ senderId }) => senderId === conversation.with?.id)
  return (
    <>
      <Button
        variant="quiet"
        disabled={isBusy || isPending}
        aria-label={`Report the request of ${nameOf(conversation.with)}`}
        onClick={() => mutate()}
      >
        Report…
      </Button>
      {data && newest && (
        <ReportMessage
          message={newest}
          sender={conversation.with}
          messages={data}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
