import type { FeaturedRegion } from '@soundings/contract/featured'
import { monthQuestions } from '@soundings/language/composer/month-questions'
import { IconMessageCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { RegionList } from '#features/featured/index.ts'
import { Suggestions, useChat } from '#features/search/index.ts'
import { LatestActivity } from '#features/statistics/index.ts'
import { icon } from '#shared/ui/icons.ts'
import { HomePart } from '../HomePart.tsx'
import css from './HomeOffers.module.css'

type Props = {
  onOpenRegion: (region: FeaturedRegion) => void
  onAsk: (question: string) => void
  /** The way back to the conversation; left out where there is another. */
  onTalk?: (() => void) | undefined
}

/** What to begin with where nothing is typed: this month’s regions, and what is worth asking. */
export const HomeOffers = ({ onOpenRegion, onAsk, onTalk }: Props) => {
  const asking = useId()
  const last = useChat(({ turns }) => turns.at(-1)?.question)
  return (
    <div className={css.offers}>
      {onTalk && last !== undefined && (
        <button type="button" className={css.talk} onClick={onTalk}>
          <IconMessageCircle {...icon} />
          <span>
            Back to your conversation
            <bdi className={css.last}>{last}</bdi>
          </span>
        </button>
      )}
      <HomePart>
        <RegionList onOpenRegion={onOpenRegion} />
      </HomePart>
      <section className={css.asking} aria-labelledby={asking}>
        <h2 id={asking} className={css.title}>
          Worth asking
        </h2>
        <Suggestions
          isTall
          label="Questions worth asking"
          questions={monthQuestions(new Date().getUTCMonth() + 1)}
          onAsk={onAsk}
        />
      </section>
      <HomePart>
        <LatestActivity />
      </HomePart>
    </div>
  )
}
