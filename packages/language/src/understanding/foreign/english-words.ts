import { isEveryday } from '../ordinary-words.ts'
import { isVocabulary } from '../vocabulary.ts'

/** What the readers of English know of other languages is no English for that. */
const borrowed =
  /^(buceo|bucear|plongee|plonger|tauchen|immersion[ei]|duiken|mergulho|dykning|epave|relitto|pecio|naufragio|schiffswrack)s?$/

/** English that those readers never need, and that is spelt like a word of another language. */
const alike =
  /^(islands?|canyons?|coins?|kilomet(re|er)s?|miles?|narcosis|zones?|gave|doze|salute|channel|phoenix|outer|solitary|societies|society)$/

/** Whether a folded word is English as far as questions about dive sites need it. */
export const isEnglishWord = (word: string): boolean =>
  !borrowed.test(word) && (alike.test(word) || isEveryday(word) || isVocabulary(word))
