import { sitePages } from '@soundings/contract/site-pages'
import { defineFeature } from '#shared/feature.ts'
import { siteShortcuts } from './site-shortcuts.ts'

/** Dive sites. Their pages put several features together, so the app brings them. */
export const sitesFeature = defineFeature({
  navigation: [
    { to: sitePages.explore, label: 'Explore', at: ['/explore', '/sites/'], isForMembers: false },
    { to: sitePages.addSite, label: 'Add Site', at: ['/add-site'], isForMembers: true },
  ],
  shortcuts: siteShortcuts,
})
