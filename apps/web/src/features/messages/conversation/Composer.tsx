import { ActionIcon, Menu } from '@mantine/core'
import type { CanMessage } from '@soundings/contract/messages'
import { messageLimits } from '@soundings/contract/messages-fields'
import { plural } from '@soundings/rules/phrases'
import { IconArrowUp, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, type SyntheticEvent, useId } from 'react'
import { ActionMenu } from '#shared/ui/ActionMenu.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './Composer.module.css'
import { isTouched, useEnterSends } from './enter-sends.ts'

type Props = {
  label: string
  text: string
  onType: (text: string) => void
  onSend: () => void
  canMessage: Exclude<CanMessage, 'no'>
  /** What else can be added: items of the menu beside the field. */
  more?: ReactNode
  /** What stands above the field. */
  above?: ReactNode
  sendLabel?: string
  isSending?: boolean
  onEscape?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** So near to the limit, in characters, it is told how many are left. */
const tell = 200

/** How many characters are left of what fits; the server counts them alike. */
const leftOf = (text: string, canMessage: Props['canMessage']): number =>
  canMessage === 'request'
    ? messageLimits.requestText - [...text.trim()].length
    : messageLimits.text - text.trim().length

/** Where a message is typed. It grows with what it holds, and nothing is cut off. */
export const Composer = ({
  label,
  text,
  onType,
  onSend,
  canMessage,
  more,
  above,
  sendLabel = 'Send',
  isSending = false,
  onEscape,
  ref,
}: Props) => {
  const field = useId()
  const rest = useId()
  const { isOn, toggle } = useEnterSends()
  const left = leftOf(text, canMessage)
  const maySend = text.trim() !== '' && left >= 0 && !isSending

  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (maySend) onSend()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    const isAsked = event.ctrlKey || event.metaKey
    if (isAsked || (isOn && !isTouched())) send(event)
  }
  return (
    <form className={css.part} onSubmit={send}>
      {above}
      <div className={css.composer}>
        <ActionMenu label="More" icon={<IconPlus {...icon} />} width={230} variant="quiet">
          {more}
          <Menu.CheckboxItem checked={isOn} onChange={toggle} closeMenuOnClick>
            Enter sends the message
          </Menu.CheckboxItem>
        </ActionMenu>
        <label className={css.label} htmlFor={field}>
          {label}
        </label>
        <textarea
          ref={ref}
          id={field}
          className={css.field}
          rows={1}
          placeholder={label}
          value={text}
          aria-describedby={rest}
          aria-invalid={left < 0}
          enterKeyHint="enter"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={onKey}
        />
        {/* Not `disabled`: that would take it out of the reach of the keyboard just after it was pressed. */}
        <ActionIcon type="submit" className={css.send ?? ''} aria-label={sendLabel} aria-disabled={!maySend}>
          <IconArrowUp {...icon} size={20} />
        </ActionIcon>
      </div>
      <p id={rest} className={css.left} data-over={left < 0} role="status">
        {left < 0 && plural(-left, { one: '# character too many', other: '# characters too many' })}
        {left >= 0 && left <= tell && plural(left, { one: '# character left', other: '# characters left' })}
      </p>
    </form>
  )
}
