import { Button } from '@mantine/core'
import type { GroupLine } from '@soundings/contract/groups'
import { plainWords } from '@soundings/rules/markdown-words'
import { distanceText } from '@soundings/rules/units'
import { IconArchive, IconHourglass, IconLock, IconMapPin, IconUserQuestion } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { icon } from '#shared/ui/icons.ts'
import { useWasWanted } from '#shared/ui/lazy-component.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import { GroupPicture } from '../GroupPicture.tsx'
import { kindWords, membersText, postsText, stepOf, stepText } from '../groups.view.ts'
import { RequestDialog } from '../join/RequestDialog.tsx'
import { useKeptFocus } from '../join/use-kept-focus.ts'
import { useStep } from '../join/use-step.ts'
import css from './GroupCard.module.css'

const small = { ...icon, size: 15 }

/** What is said beside a group that not everybody comes into at once. */
const marksOf = ({ kind, state }: GroupLine) => [
  ...(kind === 'request' ? [{ Sign: IconUserQuestion, text: kindWords.request.name }] : []),
  ...(kind === 'private' ? [{ Sign: IconLock, text: kindWords.private.name }] : []),
  ...(state === 'archived' ? [{ Sign: IconArchive, text: 'Archived' }] : []),
  ...(state === 'held' ? [{ Sign: IconHourglass, text: 'Awaiting review' }] : []),
]

/** A group as the list shows it, with the way in. */
export const GroupCard = ({ group }: { group: GroupLine }) => {
  const { id, slug, name, description, country, distance, members, posts } = group
  const unit = useUnits(({ depth }) => depth)
  const { press, request, isAsking, stopAsking } = useStep(group)
  const wasAsking = useWasWanted(isAsking)
  const step = stepOf(group)
  const { place, notePress } = useKeptFocus<HTMLAnchorElement>(step)
  const address = {
    to: '/community/groups/$groupId/$slug',
    params: { groupId: id, slug: slug || '-' },
  } as const
  const words = plainWords(description)
  return (
    <article className={css.card} aria-labelledby={`group-${id}`}>
      <div className={css.who}>
        <GroupPicture group={group} />
        <div className={css.names}>
          <h2 id={`group-${id}`} className={css.name}>
            <Link {...address}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className={css.about}>
            {marksOf(group).map(({ Sign, text }) => (
              <span key={text}>
                <Sign {...small} />
                {text}
              </span>
            ))}
            {(country || distance !== null) && (
              <span>
                <IconMapPin {...small} />
                {[country, distance !== null && `${distanceText(distance, unit)} away`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </p>
        </div>
      </div>
      {words && (
        <p className={css.text} dir="auto">
          {words}
        </p>
      )}
      <p className={css.figures}>
        <span>{membersText(members)}</span>
        <span>{postsText(posts)}</span>
      </p>
      <div className={css.actions}>
        {step === 'view' ? (
          <ButtonLink ref={place} variant="default" {...address} aria-label={`View Group: ${name}`}>
            {stepText.view}
          </ButtonLink>
        ) : (
          <Button
            variant={step === 'withdraw' ? 'quiet' : 'default'}
            aria-label={`${stepText[step]}: ${name}`}
            onClick={() => {
              notePress()
              press(group)
            }}
          >
            {stepText[step]}
          </Button>
        )}
      </div>
      {wasAsking && <RequestDialog group={group} opened={isAsking} onClose={stopAsking} send={request} />}
    </article>
  )
}
