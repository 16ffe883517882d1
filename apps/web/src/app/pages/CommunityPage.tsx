import type { PlainPage } from '@soundings/contract/pages'
import { Navigate } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { CommunityHub } from '#features/community/index.ts'
import { useFlag } from '#features/flags/index.ts'
import { hubTabs } from '../app-features.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The addresses of tabs name nothing. */
const tabs = hubTabs.map(({ path, label }) => ({ to: path as PlainPage, label }))

const [first] = tabs
/** Made once: it would lead there again whenever it's drawn anew, and take back the tab that somebody pressed meanwhile. */
const toFirst = first && <Navigate to={first.to} replace />

/** The hub leads to the first tab that there is. */
export const CommunityPage = () => toFirst ?? <NotFoundPage />

/** A tab in the frame of the hub. Where the community is switched off, it is not there. */
export const inHub = (Tab: ComponentType): ComponentType => {
  const TabInHub = () => {
    const { value, isReady } = useFlag('community')
    if (isReady && !value) return <NotFoundPage />
    return (
      <Suspense>
        <CommunityHub tabs={tabs}>
          <Tab />
        </CommunityHub>
      </Suspense>
    )
  }
  return TabInHub
}
