import { expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { messageReader, writeTo } from '../driver/message-reader.ts'

test('a request arrives quietly, is accepted with the keyboard, and answered', async ({
  browser,
  page,
  isMobile,
  newestCode,
}) => {
  const reader = messageReader(page)
  const me = await addMember(page.request, newestCode)
  const other = await browser.newContext()
  const asker = await addMember(other.request, newestCode)
  const theirs = await other.newPage()
  const writer = messageReader(theirs)

  await test.step('who has no messages is led to people', async () => {
    await reader.opensMessages()
    await reader.hasNoMessages()
    await explorer(page).isAccessible()
  })

  await test.step('a stranger asks; the open page says so in one line', async () => {
    await writeTo(other.request, me.handle, 'Did you see the frogfish?')
    await reader.opensRequests('1 message request')
    await explorer(page).isAccessible()
  })

  await test.step('the request is accepted, and both have the conversation', async () => {
    await writer.opensMessages()
    await reader.accepts(asker.handle)
    await writer.sees(me.handle, 'You: Did you see the frogfish?')
    await reader.goesToInbox()
    await reader.sees(asker.handle, 'Did you see the frogfish?')
  })

  await test.step('what is written next counts as unread, in the list and in the menu', async () => {
    await writeTo(page.request, asker.handle, 'On the wall, at six metres')
    await writer.sees(me.handle, /On the wall, at six metres.*1 unread/)
    if (!isMobile) await writer.findsUnread(asker.handle, 'Messages 1 unread')
    await explorer(theirs).isAccessible()
  })

  await test.step('the conversation opens', async () => {
    await writer.opens(me.handle)
    await expect(theirs).toHaveURL(/\/messages\/[\da-f-]{36}$/)
  })

  await test.step('whoever reads the end still does when the page has less room', async () => {
    for (let number = 1; number <= 15; number++)
      await writeTo(page.request, asker.handle, `Turtle number ${number}`)
    const newest = theirs.getByRole('listitem').filter({ hasText: 'Turtle number 15' }).last()
    await expect(newest).toBeInViewport()
    const { width = 0, height = 0 } = theirs.viewportSize() ?? {}
    await theirs.setViewportSize({ width, height: height - 250 })
    await expect(newest).toBeInViewport()
  })
  await other.close()
})
