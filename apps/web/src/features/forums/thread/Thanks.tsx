import { Button } from '@mantine/core'
import type { Post } from '@soundings/contract/forum'
import { plural } from '@soundings/rules/phrases'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { icon } from '#shared/ui/icons.ts'
import { shortNumber } from '../forum.view.ts'
import css from './PostArticle.module.css'
import { pressThanks } from './post-acts.ts'

/** How many thanked for a post, and the button to thank; not for one’s own. */
export const Thanks = ({ post, name }: { post: Post; name: string }) => {
  const queries = useQueryClient()
  const { likes, isLiked, isOwn } = post
  const words = plural(likes, { one: '# thank-you', other: '# thank-yous' })
  if (isOwn)
    return (
      likes > 0 && (
        <span className={css.thanked} title={words}>
          <IconHeart {...icon} />
          {words}
        </span>
      )
    )
  return (
    <Button
      variant="quiet"
      className={css.thanks ?? ''}
      aria-pressed={isLiked}
      aria-label={likes > 0 ? `${shortNumber(likes)} thanks: thank ${name}` : `Thanks to ${name}`}
      leftSection={isLiked ? <IconHeartFilled {...icon} /> : <IconHeart {...icon} />}
      onClick={() => pressThanks(queries, post)}
    >
      {likes > 0 ? shortNumber(likes) : 'Thanks'}
    </Button>
  )
}
