import type { Site } from '@soundings/contract/sites'
import { crossSection, type Frame } from '@soundings/rules/cross-section'
import { depthText } from '@soundings/rules/units'
import { useFirstScreen } from '#shared/lib/use-first-screen.ts'
import { useIsNarrow } from '#shared/lib/use-is-mobile.ts'
import { useUnits } from '#shared/units/unit-store.ts'
import css from './CrossSection.module.css'
import { seedOf } from './outline.view.ts'
import { Scene } from './Scene.tsx'
import './scene-tokens.css'
import { useFirstDraw } from './use-first-draw.ts'

/** Which of them fits is told by the width of the column; on a phone held upright only one ever does. */
const frames: readonly Frame[] = ['wide', 'narrow']
const narrow: readonly Frame[] = ['narrow']

type Props = {
  site: Site
  /** Paper is as wide as it is, whatever it is printed from. */
  isOnPaper?: boolean
}

/** The site cut open: how deep it goes, what stands there, and how one gets in. A narrow column gets larger words. */
export const CrossSection = ({ site, isOnPaper = false }: Props) => {
  const unit = useUnits(({ depth }) => depth)
  const draws = useFirstDraw()
  const isNarrow = useIsNarrow()
  // Its words and lines take a phone as long as all the rest of the first screen.
  const isFirstScreenThere = useFirstScreen()
  const reader = { unit, depthText: (metres: number) => depthText(metres, unit) }
  return (
    <div className={css.section} data-draws={draws}>
      {isFirstScreenThere ? (
        (isNarrow && !isOnPaper ? narrow : frames).map((frame) => (
          <Scene
            key={frame}
            frame={frame}
            section={crossSection(site, frame, reader)}
            seed={seedOf(site.id)}
          />
        ))
      ) : (
        <div className={css.wait} />
      )}
    </div>
  )
}
