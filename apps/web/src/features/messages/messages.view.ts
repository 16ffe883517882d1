import type { Conversation } from '@soundings/contract/messages'
import type { ConversationBox } from '@soundings/contract/messages-fields'
import type { Person } from '@soundings/contract/person'
import { linkedParts } from '@soundings/rules/links'
import { type OwnThing, ownThings } from '@soundings/rules/own-things'
import { plural } from '@soundings/rules/phrases'

/** More than this is not counted out. */
export const mostUnread = 99

export const boxOptions: readonly { value: ConversationBox; text: string }[] = [
  { value: 'inbox', text: 'Inbox' },
  { value: 'requests', text: 'Requests' },
  { value: 'sent', text: 'Sent requests' },
  { value: 'archived', text: 'Archived' },
]

/** How the address names a box. */
export const boxInAddress = (box: ConversationBox) => (box === 'inbox' ? undefined : box)

/** What lies in a box, for those that do not explain themselves. */
export const boxAbout: Partial<Record<ConversationBox, string>> = {
  requests:
    'Members you don’t know ask before they can write to you; they don’t see whether you’ve read it or declined.',
  sent: 'What you sent to members who haven’t answered yet. You can write more once they do.',
  archived: 'Conversations you put away, and those with members you’ve blocked.',
}

/** What somebody is called in a list; null is somebody who left. */
export const nameOf = (person: Person | null): string =>
  person ? (person.name ?? `@${person.handle}`) : 'Deleted account'

/** What stands in a line for an address of ours, which would fill it and say nothing. */
const linkWords: Record<OwnThing['kind'], string> = {
  site: '[dive site]',
  report: '[dive report]',
  photo: '[photo]',
  thread: '[discussion]',
  event: '[event]',
  group: '[group]',
  trip: '[trip]',
}

const withoutAddresses = (excerpt: string, ownOrigin: string): string =>
  linkedParts(excerpt, ownOrigin)
    .map((part) => {
      const [thing] = part.kind === 'own' ? ownThings(part.text, ownOrigin) : []
      return thing ? linkWords[thing.kind] : part.text
    })
    .join('')

/** The line under the name: the newest message that the reader sees, and whose it is. */
export const lineOf = ({ last }: Pick<Conversation, 'last'>, meId: string, ownOrigin: string): string => {
  if (!last) return 'No messages'
  const said = last.isDeleted ? 'Message deleted' : withoutAddresses(last.excerpt, ownOrigin)
  return last.senderId === meId ? `You: ${said}` : said
}

/** The quiet line in the inbox that leads to the requests. */
export const requestsText = (count: number): string =>
  plural(count, { one: '# message request', other: '# message requests' })

/** How much stands before the first word that was found, and how much in all, in characters. */
const lead = 40
const longest = 160

/** The part of a message in which a search found the first of its words. */
export const snippetOf = (message: string, q: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim()
  const [word = ''] = q.toLowerCase().split(/\s+/).filter(Boolean)
  const at = Math.max(0, line.toLowerCase().indexOf(word))
  const from = at > lead ? line.indexOf(' ', at - lead) + 1 || at : 0
  const letters = [...line.slice(from)]
  const end = letters.length > longest ? '…' : ''
  return `${from > 0 ? '…' : ''}${letters.slice(0, longest).join('')}${end}`
}
