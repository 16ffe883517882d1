import { ActionIcon } from '@mantine/core'
import { IconMessageCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
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
  const waitsFor = said.findIndex(({ reply }) => reply === null)

  useEffect(() => {
    if (waitsFor < 0) return
    const answer = (reply: string) =>
      setSaid((all) => all.map((one, at) => (at === waitsFor ? { ...one, reply } : one)))
    const timer = setTimeout(() => answer(replyOf(waitsFor)), delayOf(Math.random()))
    return () => clearTimeout(timer)
  }, [waitsFor])

  return (
    <div className={css.place}>
      {isOpen && (
        <section className={css.chat} aria-label="Simulated chat">
          <p className={css.note}>Replies here are simulated.</p>
          <div className={css.log} role="log" aria-label="Simulated conversation" aria-live="polite">
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
        className={css.button}
        aria-label={isOpen ? 'Close the simulated chat' : 'Open the simulated chat'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <IconX {...icon} /> : <IconMessageCircle {...icon} />}
      </ActionIcon>
    </div>
  )
}
