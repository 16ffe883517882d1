export { BotCheckNotice } from './BotCheckNotice.tsx'
export { botToken } from './bot-token.ts'
