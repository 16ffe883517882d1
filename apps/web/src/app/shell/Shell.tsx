import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { Banners } from '#features/configuration/index.ts'
import { LazyOutbox } from '../outbox/lazy-outbox.tsx'
import { Overlays } from '../palette/Overlays.tsx'
import { Header } from './Header.tsx'
import { Modals } from './Modals.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import css from './Shell.module.css'
import { useArrivalFocus } from './use-arrival-focus.ts'
import { useHeightAbove } from './use-height-above.ts'

/** What surrounds every page. */
export const Shell = () => {
  const main = useRef<HTMLElement>(null)
  const above = useRef<HTMLDivElement>(null)
  useArrivalFocus(main)
  useHeightAbove(above)
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <div ref={above}>
        <Banners onNoneLeft={() => main.current?.focus({ preventScroll: true })} />
        <OfflineNotice />
        <LazyOutbox />
      </div>
      <Header />
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Overlays />
      <Modals main={main} />
    </>
  )
}
