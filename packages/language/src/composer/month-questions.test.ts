import { expect, it } from 'vitest'
import { ask } from '../understanding/asking.build.ts'
import { monthQuestions } from './month-questions.ts'

const months = Array.from({ length: 12 }, (_, at) => at + 1)

it.each(months)('what is worth asking in month %i is understood, month and all', (month) => {
  const questions = monthQuestions(month)
  expect(new Set(questions).size).toBe(questions.length)
  for (const question of questions) {
    const { intent, query } = ask(question, { month, coordinates: [14, 36] })
    expect(intent, question).toBe('find')
    const months = question === 'Shore dives near me' ? [] : [month]
    expect(query.months, question).toEqual(months)
  }
})
