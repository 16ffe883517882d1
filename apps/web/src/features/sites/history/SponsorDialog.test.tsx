import { siteEditing } from '@soundings/contract/site-editing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginTools, blueHole, choose, dialog, showTools, user } from './site-tools.build.tsx'

/** The form with a name in it, and what was sent of it so far. */
const openSponsor = async () => {
  const sent: unknown[] = []
  const network = beginTools()
  network.answer(siteEditing.sponsor, (_, body) => {
    sent.push(body)
    return blueHole
  })
  await showTools(blueHole, 'admin')
  await choose('Sponsor')
  const form = await dialog('Sponsored')
  await user.type(form.getByLabelText('Sponsored by'), 'Reef Club')
  return { form, sent }
}

test('a logo that divers’ browsers would not show is refused at its field', async () => {
  const { form, sent } = await openSponsor()
  const logo = form.getByLabelText(/^Logo address/)
  await user.type(logo, 'https://reef.example/logo.png')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Must start with http/)).toBeDefined()
  expect(document.activeElement).toBe(logo)
  await user.clear(logo)
  const ownLogo = `${window.location.origin}/logo.png`
  await user.type(logo, ownLogo)
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ sponsor: { logoURL: ownLogo } }]))
})

test('a sponsor’s address is held to be a web address, at its field', async () => {
  const { form, sent } = await openSponsor()
  const address = form.getByLabelText(/^Web address/)
  await user.type(address, 'javascript:alert(1)')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Must be a web address/)).toBeDefined()
  expect(document.activeElement).toBe(address)
  await user.clear(address)
  await user.type(address, 'https://reef.example/')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { sponsor: { sponsoredBy: 'Reef Club', sponsorURL: 'https://reef.example/', logoURL: null } },
    ]),
  )
})
