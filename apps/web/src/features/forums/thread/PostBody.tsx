import type { Post } from '@soundings/contract/forum'
import { forumsPath } from '@soundings/contract/forum-pages'
import { IconPhoto } from '@tabler/icons-react'
import { memo } from 'react'
import { LinkCards } from '#shared/ui/cards/LinkCards.tsx'
import { icon } from '#shared/ui/icons.ts'
import { PathLink } from '#shared/ui/PathLink.tsx'
import { WrittenText } from '#shared/ui/written/WrittenText.tsx'
import { IncidentFacts } from './IncidentFacts.tsx'
import css from './PostBody.module.css'

/** Quotes lead back to their posts by a path alone. */
const ownPaths = [`${forumsPath}/threads/`]

type Photo = { id: string; card: NonNullable<Post['cards'][number]['card']> }

const Photos = ({ all }: { all: readonly Photo[] }) => (
  <ul className={css.photos} aria-label="Photos">
    {all.map(({ id, card }) => (
      <li key={id}>
        <PathLink path={card.path} className={css.photo}>
          {card.picture ? (
            <img src={card.picture} alt={card.title} loading="lazy" decoding="async" />
          ) : (
            <span className={css.noPicture}>
              <IconPhoto {...icon} />
              {card.title}
            </span>
          )}
        </PathLink>
      </li>
    ))}
  </ul>
)

/** What a post says: its words, its photos, and cards of what it links to. */
export const PostBody = memo(
  ({ post }: { post: Pick<Post, 'content' | 'cards' | 'mentions' | 'incident'> }) => {
    const { content, cards, mentions, incident } = post
    const photos = cards.flatMap(({ kind, id, card }) => (kind === 'photo' && card ? [{ id, card }] : []))
    const others = cards.filter(({ kind, card }) => kind !== 'photo' || !card)
    return (
      <div className={css.body} data-words>
        {content !== '' && (
          <WrittenText
            text={content}
            mentions={mentions}
            ownPaths={ownPaths}
            titleOf={(path) => others.find(({ id }) => path.includes(id))?.card?.title}
          />
        )}
        {incident && <IncidentFacts incident={incident} />}
        {photos.length > 0 && <Photos all={photos} />}
        <LinkCards all={others} label="Linked" />
      </div>
    )
  },
)
