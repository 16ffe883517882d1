import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { WordsField } from './WordsField.tsx'

const Tags = ({ known }: { known: string[] }) => {
  const [words, setWords] = useState(known)
  return (
    <>
      <WordsField label="Marine life" data={['Turtles']} value={words} onChange={setWords} />
      <output>{words.join(' | ')}</output>
    </>
  )
}

test.each([
  ['Enter', 'turtles{Enter}TURTLES{Enter}'],
  ['a comma', 'turtles,Turtles,'],
])('a word in another case is the same word, ended by %s', async (_, typed) => {
  renderPart(<Tags known={[]} />)
  await userEvent.type(screen.getByLabelText('Marine life', { selector: 'input' }), typed)
  expect(screen.getByRole('status').textContent).toBe('turtles')
})

test('what was kept in two cases is one word once somebody adds another', async () => {
  renderPart(<Tags known={['turtles', 'Turtles']} />)
  await userEvent.type(screen.getByLabelText('Marine life', { selector: 'input' }), 'Rays{Enter}')
  expect(screen.getByRole('status').textContent).toBe('turtles | Rays')
})
