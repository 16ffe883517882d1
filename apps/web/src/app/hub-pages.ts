import { hubTabs } from './app-features.ts'

/** The tabs of the community hub as pages, each in the frame of the hub. */
export const hubPages = hubTabs.map((tab) => ({
  ...tab,
  load: async () => {
    const [{ inHub }, Tab] = await Promise.all([import('./pages/CommunityPage.tsx'), tab.load()])
    return inHub(Tab)
  },
}))
