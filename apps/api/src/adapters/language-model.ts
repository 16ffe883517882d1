import type { Config } from '#config/config.ts'
import type { LanguageModel } from '#ports/language-model.ts'
import { modelOpenai } from './model-openai.ts'

/** The language model that the configuration names; none by default. */
export const openLanguageModel = ({ AI_URL, AI_KEY, AI_MODEL }: Config): LanguageModel | undefined =>
  AI_URL && AI_MODEL ? modelOpenai({ url: AI_URL, key: AI_KEY, model: AI_MODEL }) : undefined
