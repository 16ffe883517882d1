import { useDebouncedValue } from '@mantine/hooks'
import type { Post } from '@soundings/contract/forum'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useConnection } from '#shared/lib/connection.ts'
import { cardsQuery } from '../../forum.queries.ts'
import { PostBody } from '../../thread/PostBody.tsx'
import css from './Composer.module.css'

const pause = 300
const nothing: Pick<Post, 'cards' | 'mentions'> = { cards: [], mentions: [] }

type Props = {
  text: string
  /** The ids of the photos that are on the server. */
  photos: readonly string[]
  incident: Post['incident']
}

/** What is written, as it will be read. Without a connection its cards and mentions are missing. */
export const Preview = ({ text, photos, incident }: Props) => {
  const isOffline = useConnection((connection) => connection.isOffline)
  const [content] = useDebouncedValue(text.trim(), pause)
  const { data = nothing } = useQuery({
    ...cardsQuery({ content, photos: [...photos] }),
    enabled: !isOffline && (content !== '' || photos.length > 0),
    placeholderData: keepPreviousData,
  })
  if (text.trim() === '' && photos.length === 0 && !incident)
    return <p className={css.nothing}>Nothing to preview yet.</p>
  return <PostBody post={{ content: text.trim(), incident, ...data }} />
}
