import type { Event } from '@soundings/contract/events-shapes'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import { Ago } from '#shared/ui/Ago.tsx'
import { LinkedText } from '#shared/ui/LinkedText.tsx'
import css from './EventPage.module.css'
import own from './People.module.css'

/** What organisers wrote to everybody who is in. */
export const Messages = ({ event: { messages } }: { event: Event }) =>
  messages.length > 0 && (
    <section className={css.panel} aria-label="From the organisers">
      <h2>From the organisers</h2>
      <ul className={own.messages}>
        {messages.map(({ id, message, by, createdAt }) => (
          <li key={id}>
            <p className={css.quiet}>
              {by ? <HandleLink handle={by.handle} /> : 'Deleted account'} · <Ago at={createdAt} />
            </p>
            <p className={own.message} dir="auto">
              <LinkedText text={message} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
