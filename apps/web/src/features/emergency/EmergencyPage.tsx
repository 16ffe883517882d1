import { Button } from '@mantine/core'
import { urgent } from '@soundings/language/guidance/topics/urgent'
import { IconPhone } from '@tabler/icons-react'
import { useTitle } from '#shared/lib/use-title.ts'
import { icon } from '#shared/ui/icons.ts'
import reading from '#shared/ui/reading.module.css'
import { WithPhoneNumbers } from '#shared/ui/WithPhoneNumbers.tsx'
import css from './EmergencyPage.module.css'

const numbers = [
  { tel: '112', label: 'Call 112', where: 'Europe, and most mobile phones' },
  { tel: '911', label: 'Call 911', where: 'North America' },
  { tel: '+19196849111', label: 'Call DAN', where: 'Divers Alert Network, +1 919 684 9111, day and night' },
]

/** What may have happened, in the order of how little time there is; `afterwards` is for once the worst is over. */
const cases = [
  { id: 'first', title: 'What to do first', topic: 'accident', afterwards: [] },
  { id: 'symptoms', title: 'Pain, numbness or dizziness after a dive', topic: 'symptoms', afterwards: [] },
  { id: 'missing', title: 'A diver hasn’t come up', topic: 'lost-buddy', afterwards: [] },
  { id: 'adrift', title: 'Divers are adrift', topic: 'adrift', afterwards: [] },
  { id: 'stings', title: 'Stings, spines and bites', topic: 'stings', afterwards: [urgent.stings.ask] },
  { id: 'missed-stops', title: 'Missed decompression stops', topic: 'missed-deco', afterwards: [] },
] as const

/** Who to call and what to do after an accident, in the words that the assistant says. */
export const EmergencyPage = () => {
  useTitle('Emergency')
  return (
    <article className={reading.page}>
      <h1 tabIndex={-1}>Dive emergency</h1>
      <p className={reading.lead}>
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
      {cases.map(({ id, title, topic, afterwards }) => {
        const { advice, source } = urgent[topic]
        return (
          <section key={id} id={id} className={css.case} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {[...advice, ...afterwards].map((sentence) => (
              <p key={sentence}>
                <WithPhoneNumbers text={sentence} />
              </p>
            ))}
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
