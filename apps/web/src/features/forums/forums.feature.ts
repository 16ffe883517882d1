import { forumPages } from '@soundings/contract/forum-pages'
import { sitesFeature } from '#features/sites/index.ts'
import { defineFeature, type Page } from '#shared/feature.ts'
import { readForumSearch, readNewThreadSearch, readThreadSearch, readThreadsSearch } from './forums-search.ts'
import { forumsShortcuts } from './forums-shortcuts.ts'

const parts = () => import('./components.ts')

const thread = {
  readSearch: readThreadSearch,
  load: async () => (await (await parts()).loadThreadPage()).ThreadPage,
  readFirst: async (queries, { params: { threadId = '' }, search }) => {
    const { readFirstScreen } = await (await parts()).loadFirstScreen()
    await readFirstScreen(queries, threadId, search)
  },
} satisfies Omit<Page, 'path'>

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
    { path: forumPages.thread, ...thread },
    { path: forumPages.threadWithName, ...thread },
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
