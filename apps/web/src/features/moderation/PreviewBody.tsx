import type { Coordinates } from '@soundings/contract/common'
import type { PendingPreview } from '@soundings/contract/moderation'
import { AuthorBox } from './AuthorBox.tsx'
import { ItemMap } from './ItemMap.tsx'
import css from './PreviewBody.module.css'
import { useReviewKind } from './review-kinds.ts'

/** What its kind shows of an item, and beside it who sent it. */
export const PreviewBody = ({ preview }: { preview: PendingPreview }) => {
  const { id, type, title, author, conflict } = preview
  const kind = useReviewKind(type)
  if (!kind) return null
  const map = (coordinates: Coordinates) => (
    <ItemMap key={id} id={id} name={title} coordinates={coordinates} />
  )
  return (
    <div className={css.columns}>
      <div className={css.main}>{kind.main(preview, map)}</div>
      <div className={css.rail}>
        <AuthorBox author={author} type={type} isHidden={Boolean(conflict)} nobody={kind.nobody?.(preview)} />
        {kind.rail?.(preview)}
      </div>
    </div>
  )
}
