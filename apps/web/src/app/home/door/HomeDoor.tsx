import { useId } from 'react'
import panel from '#shared/ui/side-panel.module.css'
import { BoxFound } from './BoxFound.tsx'
import { HomeBox } from './HomeBox.tsx'
import css from './HomeDoor.module.css'
import { HomeOffers } from './HomeOffers.tsx'
import type { Door } from './use-door.ts'

/** What a visitor meets first beside the map: what this is, the box, and where to begin. */
export const HomeDoor = ({ door }: { door: Door }) => {
  const title = useId()
  return (
    <section className={panel.panel} aria-labelledby={title}>
      <header className={css.head}>
        <h2 id={title} className={css.title} tabIndex={-1}>
          Find your next dive
        </h2>
        <p className={css.lead}>Depths, seasons, hazards and dive reports for every site on the map.</p>
        <HomeBox box={door.box} />
      </header>
      <div className={css.body}>
        {door.box.text.trim() === '' ? (
          <HomeOffers onOpenRegion={door.openRegion} onAsk={door.ask} onTalk={door.onTalk} />
        ) : (
          <BoxFound box={door.box} />
        )}
      </div>
    </section>
  )
}
