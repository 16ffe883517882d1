import { forumPages } from '@soundings/contract/forum-pages'
import { sitesFeature } from '#features/sites/index.ts'
import { defineFeature } from '#shared/feature.ts'
import { readForumSearch, readNewThreadSearch, readThreadSearch, readThreadsSearch } from './forums-search.ts'
import { forumsShortcuts } from './forums-shortcuts.ts'

const parts = () => import('./components.ts')
const loadThread = async () => (await (await parts()).loadThreadPage()).ThreadPage

/** Where divers ask, tell and warn. */
export const forumsFeature = defineFeature({
  needs: [sitesFeature],
  hubTabs: [
    {
      path: forumPages.forums,
      label: 'Forums',
      readSearch: readThreadsSearch,
      load: async () => (await (await parts()).loadForumsTab()).ForumsTab,
    },
  ],
  pages: [
    {
      path: forumPages.category,
      readSearch: readThreadsSearch,
      load: async () => (await (await parts()).loadCategoryPage()).CategoryPage,
    },
    { path: forumPages.thread, readSearch: readThreadSearch, load: loadThread },
    { path: forumPages.threadWithName, readSearch: readThreadSearch, load: loadThread },
    {
      path: forumPages.newThread,
      readSearch: readNewThreadSearch,
      load: async () => (await (await parts()).loadNewThreadPage()).NewThreadPage,
    },
    {
      path: forumPages.forumSearch,
      readSearch: readForumSearch,
      load: async () => (await (await parts()).loadForumSearchPage()).ForumSearchPage,
    },
  ],
  shortcuts: forumsShortcuts,
  outboxKinds: { post: async () => (await parts()).loadPostKind() },
  loadActions: async () => (await (await parts()).loadForumActions()).forumActions,
})
