import { administrationPages as at } from '@soundings/contract/administration-pages'
import type { ComponentType } from 'react'

// The parts of this feature, by their files; a file of its own as those of other features are.

export const loadFrame = () => import('./frame/AdminFrame.tsx')
export const loadActions = () => import('./administration-actions.ts')

const framed = async (to: string, load: () => Promise<ComponentType>): Promise<ComponentType> => {
  const [{ inFrame }, Section] = await Promise.all([loadFrame(), load()])
  return inFrame(to, Section)
}

export const loadHealth = () =>
  framed(at.health, async () => (await import('./health/HealthSection.tsx')).HealthSection)
export const loadJobs = () =>
  framed(at.jobs, async () => (await import('./jobs/JobsSection.tsx')).JobsSection)
export const loadSizes = () =>
  framed(at.sizes, async () => (await import('./sizes/SizesSection.tsx')).SizesSection)
export const loadSites = () =>
  framed(at.sites, async () => (await import('./sites/SitesSection.tsx')).SitesSection)
export const loadAnnouncements = () =>
  framed(
    at.announcements,
    async () => (await import('./announcements/AnnouncementsSection.tsx')).AnnouncementsSection,
  )
export const loadForums = () =>
  framed(at.forums, async () => (await import('./forums/ForumsSection.tsx')).ForumsSection)
export const loadPeople = () =>
  framed(at.people, async () => (await import('./people/PeopleSection.tsx')).PeopleSection)
export const loadFlags = () =>
  framed(at.flags, async () => (await import('./flags/FlagsSection.tsx')).FlagsSection)
export const loadAudit = () =>
  framed(at.audit, async () => (await import('./audit/AuditSection.tsx')).AuditSection)
