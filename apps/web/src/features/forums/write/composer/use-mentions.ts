import { useDebouncedValue } from '@mantine/hooks'
import type { Person } from '@soundings/contract/person'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { useConnection } from '#shared/lib/connection.ts'
import { mentionsQuery } from './composer.queries.ts'
import { type Begun, mentionAt } from './mention.view.ts'

/** How long typing pauses before a username is looked up, in milliseconds. */
const typingPause = 150

type Asked = {
  /** The thread whose people come first. */
  threadId: string | undefined
  onChoose: (begun: Begun, person: Person) => void
}

/** Who may be meant by the `@…` at the caret, and how the keyboard chooses among them. */
export const useMentions = ({ threadId, onChoose }: Asked) => {
  const list = useId()
  const isOffline = useConnection((connection) => connection.isOffline)
  const [begun, setBegun] = useState<Begun | null>(null)
  /** Where somebody closed the list: it opens again with the next `@`. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const [letters] = useDebouncedValue(begun?.letters ?? '', typingPause)
  const isWanted = begun !== null && begun.at !== closedAt && letters !== '' && !isOffline
  const { data } = useQuery({
    ...mentionsQuery(letters, threadId),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
  const meant = begun?.letters.toLowerCase() ?? ''
  const people = isWanted
    ? (data?.items ?? []).filter(({ handle }) => handle.toLowerCase().startsWith(meant))
    : []
  const chosen = Math.min(at, people.length - 1)

  const look = (text: string, caret: number | null) => {
    const next = caret === null ? null : mentionAt(text, caret)
    if (next?.at !== begun?.at) {
      setAt(0)
      setClosedAt(null)
    }
    setBegun(next)
  }
  const close = () => setClosedAt(begun?.at ?? null)
  const choose = (person: Person) => {
    if (begun) onChoose(begun, person)
    setBegun(null)
  }
  /** Answers whether the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    const person = people[chosen]
    if (!person) return false
    if (event.key === 'ArrowDown') setAt((chosen + 1) % people.length)
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + people.length) % people.length)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab' || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey))
      choose(person)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const isOpen = people.length > 0
  return {
    list,
    people,
    chosen,
    choose,
    look,
    onKey,
    leave: () => setBegun(null),
    /** What the field says of the list. */
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(isOpen && { 'aria-controls': list, 'aria-activedescendant': `${list}-${chosen}` }),
    } as const,
  }
}

export type Mentions = ReturnType<typeof useMentions>
