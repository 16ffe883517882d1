import { Button } from '@mantine/core'
import { urgent } from '@soundings/language/guidance/topics/urgent'
import { IconPhone } from '@tabler/icons-react'
import { useTitle } from '#shared/lib/use-title.ts'
import { icon } from '#shared/ui/icons.ts'
import { WithPhoneNumbers } from '#shared/ui/WithPhoneNumbers.tsx'
import css from './EmergencyPage.module.css'

const numbers = [
  { tel: '112', label: 'Call 112', where: 'Europe, and most mobile phones' },
  { tel: '911', label: 'Call 911', where: 'North America' },
  { tel: '+19196849111', label: 'Call DAN', where: 'Divers Alert Network, +1 919 684 9111, day and night' },
]

/** What may have happened, in the order of how little time there is. */
const cases = [
  { id: 'first', title: 'What to do first', topic: 'accident' },
  { id: 'symptoms', title: 'Pain, numbness or dizziness after a dive', topic: 'symptoms' },
  { id: 'missing', title: 'A diver hasn’t come up', topic: 'lost-buddy' },
  { id: 'adrift', title: 'Divers are adrift', topic: 'adrift' },
  { id: 'stings', title: 'Stings, spines and bites', topic: 'stings' },
  { id: 'missed-stops', title: 'Missed decompression stops', topic: 'missed-deco' },
] as const

/** Whom to call and what to do after an accident, the same words that the assistant says. */
export const EmergencyPage = () => {
  useTitle('Emergency')
  return (
    <article className={css.page}>
      <h1 tabIndex={-1}>Dive emergency</h1>
      <p className={css.lead}>
        Call the local emergency services first; at sea, call “Mayday” on VHF channel 16. This page also opens
        without a connection once you’ve used Soundings on this device.
      </p>
      <ul className={css.numbers}>
        {numbers.map(({ tel, label, where }) => (
          <li key={tel}>
            <Button
              component="a"
              href={`tel:${tel}`}
              variant="main"
              fullWidth
              leftSection={<IconPhone {...icon} />}
            >
              {label}
            </Button>
            <span className={css.where}>{where}</span>
          </li>
        ))}
      </ul>
      <nav aria-label="What happened?">
        <ul className={css.contents}>
          {cases.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {cases.map(({ id, title, topic }) => {
        const { advice, source, ask } = urgent[topic]
        return (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {advice.map((sentence) => (
              <p key={sentence}>
                <WithPhoneNumbers text={sentence} />
              </p>
            ))}
            {ask !== '' && <p>{ask}</p>}
            <p className={css.source}>Source: {source}</p>
          </section>
        )
      })}
      <p className={css.source}>
        This is general first-aid guidance. It doesn’t replace training, a doctor or the people on the phone.
      </p>
    </article>
  )
}
