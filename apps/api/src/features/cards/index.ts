export { messageCards, namedCards } from './card-sources.ts'
export { type CardSource, type Cards, cardsService } from './cards.service.ts'
