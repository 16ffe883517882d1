import type { PendingPreview } from '@soundings/contract/moderation'
import { dateText } from '#shared/lib/date.ts'
import { useDateLanguage } from '#shared/lib/date-language.ts'
import css from '#shared/review/boxes.module.css'
import { recordText } from './moderation.view.ts'

/** Who sent it in, and what became of what they sent before. */
export const AuthorBox = ({ author }: { author: PendingPreview['author'] }) => {
  const language = useDateLanguage((dates) => dates.language)
  return (
    <section className={css.box}>
      <h3 className={css.title}>From</h3>
      {author ? (
        <>
          <p className={css.name}>{author.handle ?? 'A member without a username'}</p>
          <p className={css.quiet}>{recordText(author)}</p>
          <p className={css.quiet}>Member since {dateText(author.memberSince, language)}</p>
        </>
      ) : (
        <p className={css.quiet}>Deleted account</p>
      )}
    </section>
  )
}
