import { ActionIcon } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { icon } from '#shared/ui/icons.ts'
import css from './HomePhone.module.css'
import { type Slide, slideAfter, slides } from './home-search.ts'
import { SlideBar } from './SlideBar.tsx'
import type { Home } from './use-home.ts'
import { useSlideSwipe } from './use-slide-swipe.ts'

type Props = {
  home: Home
  map: ReactNode
  filters: ReactNode
  /** What lies over the map. */
  sheet: ReactNode
  ask: ReactNode
  sites: ReactNode
}

/** The home screen of a phone: three slides, of which the map is the middle one. */
export const HomePhone = ({ home, map, filters, sheet, ask, sites }: Props) => {
  const { slide } = home
  // The slides beside the first one begin when somebody goes there, and stay.
  const [begun, setBegun] = useState<readonly Slide[]>([slide])
  if (!begun.includes(slide)) setBegun([...begun, slide])
  const swipe = useSlideSwipe((way) => home.showSlide(slideAfter(slide, way)))
  const content: Record<Slide, ReactNode> = {
    ask,
    map: (
      <>
        {map}
        <div className={css.over}>
          {filters}
          <div className={css.tools}>
            <ActionIcon
              variant="default"
              className={css.base}
              aria-label={home.base === 'satellite' ? 'Show the map' : 'Show satellite imagery'}
              onClick={() => home.setBase(home.base === 'satellite' ? 'roadmap' : 'satellite')}
            >
              <IconStack2 {...icon} />
            </ActionIcon>
          </div>
        </div>
        {sheet}
      </>
    ),
    sites,
  }
  return (
    <div className={css.phone}>
      <div className={css.stage} data-slide={slide} {...swipe}>
        {slides.map((each) => (
          <div key={each} className={css.slide} data-at={each} inert={each !== slide}>
            {begun.includes(each) && content[each]}
          </div>
        ))}
      </div>
      <SlideBar slide={slide} />
    </div>
  )
}
