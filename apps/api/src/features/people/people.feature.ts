import { blocks } from '@soundings/contract/blocks'
import { privacy } from '@soundings/contract/privacy'
import { defineFeature } from '#extension-points/feature.ts'
import { personalBlocks } from './blocks.service.ts'
import { forgetOldHandles } from './handles.repo.ts'
import { peopleLimits } from './people.limits.ts'
import { peopleRoutes } from './people.routes.ts'
import { peopleService } from './people.service.ts'
import { personalPrivacy } from './privacy.service.ts'
import { followedRelations } from './relations-topic.ts'

/** Who people are to each other, and what each may see of another. */
export const peopleFeature = defineFeature({
  contract: { privacy, blocks },
  limits: peopleLimits,
  jobs: ({ db, clock, jobs }) =>
    jobs.repeat('forget-former-handles', '13 4 * * *', () => forgetOldHandles(db, clock())),
  personalData: () => [personalPrivacy, personalBlocks],
  streamTopics: [followedRelations],
  open: (context) => ({ people: peopleService(context) }),
  routes: peopleRoutes,
})
