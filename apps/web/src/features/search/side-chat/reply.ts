// Replies of the try-out: nobody asks a server, and each says so.

/** How long one seems to be written, in milliseconds. */
const shortest = 1_000
const longest = 3_000

/** Between one and three seconds, by a number from 0 to 1. */
export const delayOf = (chance: number): number => Math.round(shortest + chance * (longest - shortest))

const replies = [
  'This is a simulated reply. For real answers, ask the assistant on the home page.',
  'Noted. This chat is simulated, so nobody reads it.',
  'Another simulated reply. Ask the assistant on the home page about real sites.',
] as const

/** The reply to the question with this number, counted from 0. */
export const replyOf = (question: number): string => replies[question % replies.length] ?? replies[0]
