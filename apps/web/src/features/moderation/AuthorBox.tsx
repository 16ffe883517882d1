import type { PendingPreview } from '@soundings/contract/moderation'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import { HandleLink } from '#shared/people/HandleLink.tsx'
import css from '#shared/review/boxes.module.css'
import { recordText } from './moderation.view.ts'

type Props = Pick<PendingPreview, 'author' | 'type'> & {
  isHidden: boolean
  /** What its kind says where nobody is named. */
  nobody?: string | undefined
}

const nobodyText = ({ type, isHidden, nobody }: Omit<Props, 'author'>): string => {
  if (isHidden) return 'Not shown to you'
  if (nobody !== undefined) return nobody
  return type === 'flags' ? 'Noticed automatically, or reported by a deleted account' : 'Deleted account'
}

/** Who sent it in, and what became of what they sent before. */
export const AuthorBox = ({ author, type, isHidden, nobody }: Props) => {
  const language = useDateLanguage((dates) => dates.language)
  return (
    <section className={css.box}>
      <h3 className={css.title}>From</h3>
      {author ? (
        <>
          <p className={css.name}>
            {author.handle === null ? 'A member without a username' : <HandleLink handle={author.handle} />}
          </p>
          <p className={css.quiet}>{recordText(author)}</p>
          <p className={css.quiet}>Member since {dateText(author.memberSince, language)}</p>
        </>
      ) : (
        <p className={css.quiet}>{nobodyText({ type, isHidden, nobody })}</p>
      )}
    </section>
  )
}
