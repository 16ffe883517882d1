import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readQuestions } from './question-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'questions-'))
afterAll(() => rm(folder, { recursive: true }))

const read = async (...lines: string[]) => {
  const file = join(folder, 'set.jsonl')
  await writeFile(file, lines.join('\n'))
  return readQuestions(file)
}

describe('a file of questions', () => {
  it('has one a line, and blank lines are none', async () => {
    const wrecks = { kind: 'constraint', text: 'wrecks in Malta', must: { country: ['Malta'] } }
    expect(await read(JSON.stringify(wrecks), '', '  ')).toEqual([wrecks])
  })

  it.each([
    ['{"kind":"constraint","text":"wrecks","must":{"contry":["Malta"]}}', /line 2: .*contry/],
    ['{"kind":"riddle","text":"wrecks"}', /line 2: .*riddle/],
    ['{"kind":"constraint"}', /line 2: The text is missing/],
    ['wrecks in Malta', /line 2: /],
  ])('says where it can’t be read: %s', async (line, problem) => {
    await expect(read('', line)).rejects.toThrow(problem)
  })
})
