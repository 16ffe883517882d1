import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { type FieldPhoto, PhotosField } from './PhotosField.tsx'
import { buildFile } from './upload.build.ts'

const Field = ({ isOn = true }: { isOn?: boolean }) => {
  const [photos, setPhotos] = useState<FieldPhoto[]>([])
  return (
    <PhotosField
      label="Photos"
      photos={photos}
      max={2}
      isOn={isOn}
      onAdd={(files) =>
        setPhotos([...photos, ...files.map((file) => ({ key: file.name, file, address: null }))])
      }
      onRemove={(key) => setPhotos(photos.filter((photo) => photo.key !== key))}
    />
  )
}

const drop = (...files: File[]) => fireEvent.drop(document, { dataTransfer: { types: ['Files'], files } })
const photo = (name: string) => screen.findByRole('button', { name: `Remove ${name}` })

test('photos can be put there and taken away again, and focus stays in the field', async () => {
  renderPart(<Field />)
  drop(buildFile('turtle.jpg'), buildFile('ray.jpg'))
  expect(await photo('ray.jpg')).toBeDefined()
  await userEvent.click(await photo('turtle.jpg'))
  expect(screen.queryByRole('button', { name: 'Remove turtle.jpg' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }))
})

test('what does not fit in any more is told by its name', async () => {
  renderPart(<Field />)
  drop(buildFile('turtle.jpg'), buildFile('ray.jpg'), buildFile('eel.jpg'))
  await photo('ray.jpg')
  expect(screen.getByRole('alert').textContent).toBe('eel.jpg: At most 2 photos fit in.')
  expect(screen.queryByRole('button', { name: 'Choose photos' })).toBeNull()
})

test('files that are dropped belong to the form that lies on top', async () => {
  renderPart(
    <>
      <Field />
      <Field />
    </>,
  )
  drop(buildFile('turtle.jpg'))
  await photo('turtle.jpg')
  expect(screen.getAllByRole('button', { name: 'Remove turtle.jpg' })).toHaveLength(1)
})
