import { ActionIcon } from '@mantine/core'
import { searchLimits } from '@soundings/contract/search-limits'
import { IconArrowUp, IconPlayerStop } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './Composer.module.css'

type Props = {
  placeholder: string
  isAsking: boolean
  onAsk: (question: string) => void
  onStop: () => void
  /** Of the field. */
  ref?: Ref<HTMLTextAreaElement>
}

/** Where a question is typed. Enter sends it, Shift and Enter begin a line; nothing but spaces is not sent. */
export const Composer = ({ placeholder, isAsking, onAsk, onStop, ref }: Props) => {
  const [typed, setTyped] = useState('')
  const field = useId()
  const isBlank = typed.trim() === ''

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBlank) return
    onAsk(typed)
    setTyped('')
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
  }

  return (
    <form className={css.composer} onSubmit={send}>
      <label className={css.label} htmlFor={field}>
        Your question
      </label>
      <textarea
        ref={ref}
        id={field}
        className={css.field}
        rows={1}
        maxLength={searchLimits.question}
        placeholder={placeholder}
        enterKeyHint="send"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKey}
      />
      {isAsking && isBlank ? (
        <ActionIcon variant="default" aria-label="Stop" onClick={onStop}>
          <IconPlayerStop {...icon} />
        </ActionIcon>
      ) : (
        // Not `disabled`: that would take it out of the reach of the keyboard just after it was pressed.
        <ActionIcon type="submit" className={css.send} aria-label="Ask" aria-disabled={isBlank}>
          <IconArrowUp {...icon} size={20} />
        </ActionIcon>
      )}
    </form>
  )
}
