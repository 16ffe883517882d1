import type { AppContext } from '#extension-points/feature.ts'
import type { People } from '#features/people/index.ts'
import type { Standings } from '#features/standing/index.ts'
import { categoriesService } from './categories/categories.service.ts'
import { likesService } from './likes/likes.service.ts'
import { marksService } from './marks/marks.service.ts'
import { cardsOfPosts } from './reading/cards.ts'
import { historyService } from './reading/history.service.ts'
import { listsService } from './reading/lists.service.ts'
import { presenter } from './reading/present.ts'
import { readingService } from './reading/reading.service.ts'
import { viewsService } from './reading/views.service.ts'
import { changingService } from './writing/changing.service.ts'
import type { Hooks } from './writing/hooks.ts'
import { previewService } from './writing/preview.service.ts'
import { removingService } from './writing/removing.service.ts'
import { solvingService } from './writing/solving.service.ts'
import { writingService } from './writing/writing.service.ts'

type Needs = { people: People; badgesOf: Standings['badgesOf']; hooks: Hooks }

/** What reads and writes threads, for an app. */
export const openForum = (context: AppContext, { people, badgesOf, hooks }: Needs) => {
  const cardsOf = cardsOfPosts(context.origin)
  const present = presenter({ ...context, badgesOf, cardsOf })
  const reading = readingService({ ...context, present })
  return {
    categories: categoriesService(context),
    changing: changingService({ ...context, hooks }),
    history: historyService({ ...context, reading }),
    likes: likesService({ ...context, hooks }),
    lists: listsService({ ...context, present, people }),
    marks: marksService(context),
    present,
    preview: previewService({ ...context, cardsOf }),
    reading,
    removing: removingService({ ...context, hooks }),
    solving: solvingService({ ...context, hooks }),
    views: viewsService(context),
    writing: writingService({ ...context, hooks }),
  }
}
export type Forum = ReturnType<typeof openForum>
