import { v5 as nameId } from 'uuid'
import { cardsService } from '#features/cards/index.ts'
import { findDemoMember } from '#features/dive-log/index.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { conversationsService } from '../conversations.service.ts'
import { findByKey } from '../messages.repo.ts'
import { sendingService } from '../sending.service.ts'
import { findExamples } from './demo-people.repo.ts'

/** Any will do, as long as it stays. */
const namespace = '0f3f6f0e-6a0b-4f53-9d6b-6d0f6b8f7c15'
const hour = 3_600_000

type Line = { by: 'them' | 'member'; hoursAgo: number; text: string }
type Example = { handle: string; isArchived?: true; lines: readonly Line[] }

/** What each conversation begins with says that it is made up. */
const examples: readonly Example[] = [
  {
    handle: 'example_amira',
    lines: [
      { by: 'them', hoursAgo: 75, text: 'Example message: are you still coming down in spring?' },
      { by: 'member', hoursAgo: 74, text: 'Yes! Two weeks, and I’d love to see the canyon again.' },
      { by: 'them', hoursAgo: 50, text: 'Good. Mornings are calmest. I’ll keep two tanks for us.' },
      { by: 'member', hoursAgo: 49, text: 'Perfect. I’ll bring the camera.' },
      { by: 'them', hoursAgo: 3, text: 'The turtles are back at the house reef, by the way.' },
      { by: 'them', hoursAgo: 2, text: 'Tell me which weekend suits you.' },
    ],
  },
  {
    handle: 'example_lucia',
    lines: [
      {
        by: 'them',
        hoursAgo: 20,
        text: 'Example request: I read your report on the reef. Did you see the frogfish on the wall?',
      },
    ],
  },
  {
    handle: 'example_jonas',
    isArchived: true,
    lines: [
      { by: 'them', hoursAgo: 900, text: 'Example message: is the wreck boat worth the early start?' },
      { by: 'member', hoursAgo: 890, text: 'It is. Take a torch and a warm jacket.' },
      { by: 'them', hoursAgo: 880, text: 'Thanks, that helps a lot.' },
    ],
  },
]

/**
 * Messages for the demonstration’s member: a conversation with a buddy, a request, and one that is archived, with people
 * whom nobody can sign in as.
 */
export const demoMessagesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const conversations = conversationsService({ db, clock })
  // Nobody is told of what is made up, and it asks nobody.
  const quietly = { cards: cardsService([]), notify: async () => undefined }
  const asking = { isNew: false, count: async () => undefined }

  const addOne = async (memberId: string, otherId: string, { handle, isArchived, lines }: Example) => {
    const start = clock().getTime()
    const keyOf = (at: number) => nameId(`${memberId}/${handle}/${at}`, namespace)
    const [first] = lines
    if (await findByKey(db, first?.by === 'member' ? memberId : otherId, keyOf(0))) return 0
    let conversationId = ''
    for (const [at, { by, hoursAgo, text }] of lines.entries()) {
      const sending = sendingService({ db, clock: () => new Date(start - hoursAgo * hour), ...quietly })
      const [fromId, toId] = by === 'member' ? [memberId, otherId] : [otherId, memberId]
      const me = { id: fromId, sessionId: '', groups: [], handle: null }
      const form = { message: text, clientKey: keyOf(at), attachments: [] }
      const sent = await sending.sendTo(me, toId, form, asking)
      conversationId = sent.conversationId
      if (by === 'member') await conversations.read(memberId, conversationId, sent.seq)
    }
    if (isArchived) {
      await conversations.read(memberId, conversationId, lines.length)
      await conversations.change(memberId, conversationId, { isArchived: true })
    }
    return 1
  }

  return {
    /** Answers how many conversations were added; undefined where there is no such member. */
    add: async (): Promise<number | undefined> => {
      const memberId = await findDemoMember(db)
      if (memberId === undefined) return undefined
      const people = await findExamples(
        db,
        examples.map(({ handle }) => handle),
      )
      let added = 0
      for (const example of examples) {
        const otherId = people.get(example.handle)
        if (otherId !== undefined) added += await addOne(memberId, otherId, example)
      }
      return added
    },
  }
}
