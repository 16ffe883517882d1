import { Button } from '@mantine/core'
import { numberText, plural } from '@soundings/rules/phrases'
import { IconArrowDown, IconChevronUp } from '@tabler/icons-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLightDismiss } from '#shared/lib/use-light-dismiss.ts'
import { icon } from '#shared/ui/icons.ts'
import css from './JumpBar.module.css'

type Props = {
  /** The highest number on the screen. */
  at: number
  lastN: number
  /** The first that was unread when somebody came; null where none was. */
  firstNew: number | null
  news: { count: number; first: number }
  onJump: (n: number) => void
}

/** A thread with fewer replies needs no way through it. */
const worthIt = 8

/** Where one is in a thread, ways to other places in it, and that there is something new. */
export const JumpBar = ({ at, lastN, firstNew, news, onJump }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const label = useId()
  const close = (why?: 'escape' | 'outside') => {
    setOpen(false)
    if (why === 'escape') button.current?.focus()
  }
  useLightDismiss(place, isOpen, close)
  const go = (n: number) => {
    close()
    onJump(Math.max(0, Math.min(lastN, n)))
  }
  const goToNumber = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get('number')
    if (typeof said === 'string' && /^\d+$/.test(said)) go(Number(said))
  }
  return (
    <div ref={place} className={css.bar}>
      <p role="status" className={css.news}>
        {news.count > 0 && (
          <Button
            variant="default"
            className={css.pill ?? ''}
            leftSection={<IconArrowDown {...icon} />}
            onClick={() => go(news.first)}
          >
            {plural(news.count, { one: '# new reply', other: '# new replies' })}
          </Button>
        )}
      </p>
      {lastN >= worthIt && (
        <Button
          ref={button}
          variant="default"
          className={css.pill ?? ''}
          rightSection={<IconChevronUp {...icon} size={16} />}
          aria-expanded={isOpen}
          aria-label={`Reply ${numberText(at)} of ${numberText(lastN)}: go to another one`}
          onClick={() => setOpen(!isOpen)}
        >
          {numberText(at)} / {numberText(lastN)}
        </Button>
      )}
      {isOpen && (
        <section className={css.ways} aria-label="Go to">
          <button type="button" onClick={() => go(0)}>
            First post
          </button>
          {firstNew !== null && (
            <button type="button" onClick={() => go(firstNew)}>
              First unread
            </button>
          )}
          <button type="button" onClick={() => go(lastN)}>
            Last reply
          </button>
          <form onSubmit={goToNumber} noValidate>
            <label htmlFor={label}>Reply</label>
            <input
              id={label}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              placeholder={`1–${numberText(lastN)}`}
            />
            <Button type="submit" variant="default">
              Go
            </Button>
          </form>
        </section>
      )}
    </div>
  )
}
