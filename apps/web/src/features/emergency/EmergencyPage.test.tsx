import { urgent } from '@soundings/language/guidance/topics/urgent'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#shared/testing/render.tsx'
import { EmergencyPage } from './EmergencyPage.tsx'

test('whom to call stands first, and one press calls them', () => {
  renderPart(<EmergencyPage />)
  const called = screen.getAllByRole('link').slice(0, 3)
  expect(called.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Call 112', 'tel:112'],
    ['Call 911', 'tel:911'],
    ['Call DAN', 'tel:+19196849111'],
  ])
})

test('its contents lead to what is advised, with whose advice it is', () => {
  renderPart(<EmergencyPage />)
  const contents = within(screen.getByRole('navigation', { name: 'What happened?' }))
  const [first] = contents.getAllByRole('link')
  expect(first?.getAttribute('href')).toBe('#first')
  const stings = within(screen.getByRole('region', { name: 'Stings, spines and bites' }))
  for (const sentence of urgent.stings.advice) expect(stings.getByText(sentence)).toBeDefined()
  expect(stings.getByText(`Source: ${urgent.stings.source}`)).toBeDefined()
})
