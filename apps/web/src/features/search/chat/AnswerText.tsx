import type { AnswerPiece } from '@soundings/contract/search'
import { depthBand } from '@soundings/rules/depth'
import { depthNumber } from '@soundings/rules/units'
import { WithPhoneNumbers } from '#shared/ui/WithPhoneNumbers.tsx'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './AnswerText.module.css'

type Props = {
  pieces: readonly AnswerPiece[]
  onOpenSite: (siteId: string) => void
}

/** An answer whose sites wear their depth and lead to their pages. */
export const AnswerText = ({ pieces, onOpenSite }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  return (
    <p className={css.text}>
      {pieces.map((piece, at) => {
        // Pieces never change their places: an answer only grows at its end.
        const key = `${at}`
        if ('text' in piece) return <WithPhoneNumbers key={key} text={piece.text} />
        return (
          <a
            key={key}
            className={css.site}
            href={`/sites/${piece.siteId}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              onOpenSite(piece.siteId)
            }}
          >
            {piece.maxDepth !== null && (
              <span className={css.depth} data-band={depthBand(piece.maxDepth)} aria-hidden="true">
                {depthNumber(piece.maxDepth, unit)}
              </span>
            )}
            <bdi>{piece.siteName}</bdi>
          </a>
        )
      })}
    </p>
  )
}
