import { Button } from '@mantine/core'
import type { Draft } from '@soundings/contract/drafts'
import { IconDevices, IconHistory, IconPhoto } from '@tabler/icons-react'
import { agoText } from '#shared/lib/ago.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { FormNews } from '#shared/ui/form/FormNews.tsx'
import { icon } from '#shared/ui/icons.ts'
import css from './DraftNews.module.css'
import { keepOwn, takeOther } from './draft-sync.ts'

const Other = ({ personId, other }: { personId: string; other: Draft }) => {
  const now = useNow(30_000)
  const { content } = other.body
  const said = content || ('happened' in other.body ? other.body.happened : '') || other.body.title
  return (
    <section className={css.other} aria-label="On another device" role="status">
      <p className={css.said}>
        <IconDevices {...icon} />
        <span>
          You changed this draft on another device, too:{' '}
          <time dateTime={other.updatedAt}>{agoText(Date.parse(other.updatedAt), now)}</time>
        </span>
      </p>
      <blockquote className={css.words} dir="auto">
        {said.slice(0, 280)}
      </blockquote>
      <p className={css.acts}>
        <Button variant="default" onClick={() => keepOwn(personId, other)}>
          Keep what’s here
        </Button>
        <Button variant="quiet" onClick={() => takeOther(personId, other)}>
          Use the other version
        </Button>
      </p>
    </section>
  )
}

type Props = {
  personId: string
  isRestored: boolean
  other: Draft | undefined
  hasPhotosElsewhere: boolean
}

/** What is to be known of a draft before one goes on with it. */
export const DraftNews = ({ personId, isRestored, other, hasPhotosElsewhere }: Props) => (
  <>
    {isRestored && <FormNews icon={IconHistory}>This is your saved draft. Only you can see it.</FormNews>}
    {hasPhotosElsewhere && (
      <FormNews icon={IconPhoto}>
        The photos you chose on another device stay there. Add them here if you post from this one.
      </FormNews>
    )}
    {other && <Other personId={personId} other={other} />}
  </>
)
