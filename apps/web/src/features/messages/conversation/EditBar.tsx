import { ActionIcon } from '@mantine/core'
import type { Message } from '@soundings/contract/messages'
import { IconPencil, IconX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '#shared/api/failure.ts'
import { FormProblem } from '#shared/ui/form/FormProblem.tsx'
import { icon } from '#shared/ui/icons.ts'
import { Composer } from './Composer.tsx'
import css from './Conversation.module.css'
import { editMessage } from './conversation.queries.ts'

type Props = { message: Message; onDone: () => void }

/** Changes the words of a message that was sent, in the place where messages are typed. */
export const EditBar = ({ message, onDone }: Props) => {
  const queries = useQueryClient()
  const [text, setText] = useState(message.message)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { current } = field
    current?.focus()
    // Who changes a message mostly adds to it.
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [])
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => editMessage(queries, message.id, text.trim()),
    onSuccess: onDone,
  })
  return (
    <>
      <FormProblem>{error && wordsOf(error, 'Your change couldn’t be saved. Please try again.')}</FormProblem>
      <Composer
        ref={field}
        label="Edit your message"
        text={text}
        onType={setText}
        onSend={() => (text.trim() === message.message ? onDone() : mutate())}
        onEscape={onDone}
        canMessage="yes"
        sendLabel="Save"
        isSending={isPending}
        above={
          <p className={css.editing}>
            <IconPencil {...icon} size={16} />
            Editing your message
            <ActionIcon variant="quiet" aria-label="Stop editing" onClick={onDone}>
              <IconX {...icon} />
            </ActionIcon>
          </p>
        }
      />
    </>
  )
}
