import { type OwnProfile, profileFallbacks } from '@soundings/contract/profile'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './ToDo.module.css'
import { profileLink } from './use-profile-address.ts'

/** Three things worth doing, until they are done. */
export const ToDo = ({ profile }: { profile: OwnProfile }) => {
  const id = useId()
  const { avatar, bio, stats, certifications = [] } = profile
  const steps = [
    {
      label: 'Add a picture',
      isDone: avatar !== profileFallbacks.avatar,
      link: profileLink({ open: 'edit' }),
    },
    { label: 'Write a few words about yourself', isDone: !!bio, link: profileLink({ open: 'edit' }) },
    {
      label: 'Add a certification, or log a dive',
      isDone: certifications.length > 0 || (stats?.totalDives ?? 0) > 0,
      link: { to: '/dive-log' } as const,
    },
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <section className={css.toDo} aria-labelledby={id}>
      <h2 id={id}>Let others know who you dive as</h2>
      <ul>
        {steps.map(({ label, isDone, link }) => (
          <li key={label} data-done={isDone}>
            {isDone ? <IconCircleCheck {...icon} /> : <IconCircle {...icon} />}
            {isDone ? <span>{label}: done</span> : <Link {...link}>{label}</Link>}
          </li>
        ))}
      </ul>
    </section>
  )
}
