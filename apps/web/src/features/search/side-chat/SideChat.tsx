import { ActionIcon } from '@mantine/core'
import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '#shared/lib/new-key.ts'
import { icon } from '#shared/ui/icons.ts'
import { Composer } from '../chat/Composer.tsx'
import { delayOf, replyOf } from './reply.ts'
import css from './SideChat.module.css'

type Said = { id: string; question: string; reply: string | null }

/** A chat with simulated replies, one to three seconds after each question. */
export const SideChat = () => {
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState<readonly Said[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const waitsFor = said.findIndex(({ reply }) => reply === null)

  useEffect(() => {
    if (waitsFor < 0) return
    const answer = (reply: string) =>
      setSaid((all) => all.map((one, at) => (at === waitsFor ? { ...one, reply } : one)))
    const timer = setTimeout(() => answer(replyOf(waitsFor)), delayOf(Math.random()))
    return () => clearTimeout(timer)
  }, [waitsFor])

  // The latest stands at the end.
  useEffect(() => {
    if (isOpen && said.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [isOpen, said])

  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div className={css.place}>
      {isOpen && (
        <section
          className={css.chat}
          aria-label="Simulated chat"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <p className={css.note}>Replies here are simulated.</p>
          <div
            ref={log}
            className={css.log}
            role="log"
            aria-label="Simulated conversation"
            aria-live="polite"
          >
            <ol>
              {said.map(({ id, question, reply }) => (
                <li key={id}>
                  <p className={css.question}>{question}</p>
                  <p>{reply ?? 'Typing…'}</p>
                </li>
              ))}
            </ol>
          </div>
          <Composer
            ref={field}
            placeholder="Say something…"
            isAsking={waitsFor >= 0}
            onAsk={(question) =>
              setSaid((all) => [...all, { id: newKey(), question: question.trim(), reply: null }])
            }
            onStop={() =>
              setSaid((all) => all.map((one) => (one.reply === null ? { ...one, reply: 'Stopped.' } : one)))
            }
          />
        </section>
      )}
      <ActionIcon
        ref={button}
        className={css.button}
        aria-label={isOpen ? 'Close the simulated chat' : 'Open the simulated chat'}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {isOpen ? <IconX {...icon} /> : <IconMessageCircle {...icon} />}
      </ActionIcon>
    </div>
  )
}
