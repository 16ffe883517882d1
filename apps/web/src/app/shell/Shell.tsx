import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import css from './Shell.module.css'
import { useArrivalFocus } from './use-arrival-focus.ts'

/** What surrounds every page. */
export const Shell = () => {
  const main = useRef<HTMLElement>(null)
  useArrivalFocus(main)
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
