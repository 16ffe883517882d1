import { EventSourceParserStream } from 'eventsource-parser/stream'
import { z } from 'zod'
import { type LanguageModel, ModelFailure } from '#ports/language-model.ts'

/** One event of a stream of completions, as far as it is read. */
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
})

/** Longer than any answer: a model that sends more is not sending an answer. */
const maxLetters = 20_000

const bodyOf = (model: string, { instructions, question, max }: Parameters<LanguageModel['write']>[0]) => ({
  model,
  stream: true,
  temperature: 0.2,
  max_tokens: max,
  messages: [
    { role: 'system', content: instructions },
    { role: 'user', content: question },
  ],
})

const textIn = (data: string): string => {
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    throw new ModelFailure('The language model streamed something that is no JSON')
  }
  const chunk = Chunk.safeParse(json)
  if (!chunk.success) throw new ModelFailure('The language model streamed something that is no completion')
  return chunk.data.choices.map(({ delta }) => delta?.content ?? '').join('')
}

/** A language model behind any endpoint that speaks the chat completions of OpenAI. `url` ends before `/chat`. */
export const modelOpenai = (settings: {
  url: string
  key: string | undefined
  model: string
}): LanguageModel => ({
  name: settings.model,
  async *write(asked, signal) {
    const answer = await fetch(`${settings.url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(settings.key && { authorization: `Bearer ${settings.key}` }),
      },
      body: JSON.stringify(bodyOf(settings.model, asked)),
      redirect: 'error',
      signal,
    })
    if (!answer.ok || !answer.body) {
      await answer.body?.cancel()
      throw new ModelFailure(`The language model answered ${answer.status}`)
    }
    const events = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxLetters }))
    let letters = 0
    for await (const { data } of events) {
      if (data === '[DONE]') return
      const text = textIn(data)
      letters += text.length
      if (letters > maxLetters) throw new ModelFailure('The language model does not come to an end')
      if (text !== '') yield text
    }
    if (letters === 0) throw new ModelFailure('The language model said nothing')
  },
})
