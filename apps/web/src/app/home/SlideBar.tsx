import { IconList, IconMap2, IconSparkles } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import viewBar from '#shared/ui/view-bar.module.css'
import { type Slide, slidePart } from './home-search.ts'
import css from './SlideBar.module.css'

const looks = [
  { slide: 'ask', label: 'Ask', Picture: IconSparkles },
  { slide: 'map', label: 'Map', Picture: IconMap2 },
  { slide: 'sites', label: 'Sites', Picture: IconList },
] as const

/** The bar at the bottom of a phone: the three slides. */
export const SlideBar = ({ slide: now }: { slide: Slide }) => (
  <nav className={`${viewBar.bar} ${css.bar}`} aria-label="Home views">
    {looks.map(({ slide, label, Picture }) => (
      <Link
        key={slide}
        to="/"
        search={(said) => ({ ...said, ...slidePart(slide) })}
        resetScroll={false}
        className={viewBar.view}
        activeProps={{}}
        // The address of the map's slide is part of the others' addresses.
        activeOptions={{ exact: true }}
        aria-current={slide === now ? 'page' : false}
      >
        <Picture size={22} stroke={1.9} aria-hidden="true" />
        {label}
      </Link>
    ))}
  </nav>
)
