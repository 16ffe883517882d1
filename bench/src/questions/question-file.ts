import { readFile } from 'node:fs/promises'
import { isChecked, type Question, questionKinds } from './question.ts'

const fields = ['kind', 'text', 'before', 'at', 'intent', 'must', 'site', 'relevant', 'isRelaxed']

const questionOf = (line: string): Question => {
  const question: Question = JSON.parse(line)
  const unknown = [
    ...Object.keys(question).filter((field) => !fields.includes(field)),
    ...Object.keys(question.must ?? {}).filter((field) => !isChecked(field)),
  ]
  if (unknown.length > 0) throw new Error(`There is no field called ${unknown.join(', ')}`)
  if (!questionKinds.includes(question.kind)) throw new Error(`There is no kind called ${question.kind}`)
  if (typeof question.text !== 'string') throw new Error('The text is missing')
  return question
}

/**
 * Labelled questions out of a file with one JSON object of the form `Question` a line.
 * @throws where a line can't be read, with its number.
 */
export const readQuestions = async (file: string): Promise<Question[]> => {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    try {
      return [questionOf(line)]
    } catch (error) {
      throw new Error(`${file}, line ${at + 1}: ${error instanceof Error ? error.message : error}`)
    }
  })
}
