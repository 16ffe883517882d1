import { expect } from '@playwright/test'
import { device } from '../driver/device.ts'
import { explorer } from '../driver/explorer.ts'
import { forumMember, replyTo, startThread } from '../driver/forum-member.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember, member } from '../driver/member.ts'
import { addOfGroup } from '../driver/moderator.ts'
import { atADesk, onAPhone } from '../driver/sizes.ts'

test(
  'in the forum a newcomer asks, a member answers from a phone, and the answer is the solution',
  onAPhone,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const others = await browser.newContext()
    await addMember(others.request, newestCode)
    const asking = await others.newPage()
    const newcomer = forumMember(asking)
    const title = `Mask fogs up ${Date.now()}`
    await newcomer.opensForums()
    await newcomer.asks({
      category: 'Questions',
      title,
      content: 'Mine fogs up at **ten metres**. What helps?',
    })

    await addMember(page.request, newestCode)
    const answering = forumMember(page)
    await answering.opensForums()
    await page.getByRole('link', { name: title }).click()
    await answering.isReading(title)
    await answering.writes('Toothpaste, then rinse it well.')
    await explorer(page).isAccessible()
    await answering.posts('Toothpaste, then rinse it well.')

    // What fits on the screen is just there.
    await newcomer.marksAsSolution('Toothpaste')
    await answering.isSolved(1)

    await test.step('a visitor finds it by its words', async () => {
      const visitors = await browser.newContext()
      const visiting = await visitors.newPage()
      await visiting.goto(`/community/forums/search?q=${encodeURIComponent('fogging masks')}`)
      await expect(visiting.getByRole('article', { name: title }).first()).toBeVisible()
      await visitors.close()
    })
    await others.close()
  },
)

test(
  'in the forum a moderator splits a thread, undoes it and locks it',
  atADesk,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const others = await browser.newContext()
    await addMember(others.request, newestCode)
    const thread = await startThread(others.request)
    await replyTo(others.request, thread, 'Dry gloves, always.')
    await replyTo(others.request, thread, 'What does nitrox cost here?')
    await addOfGroup(page.request, newestCode, 'moderator')
    const judge = forumMember(page)
    const writer = await others.newPage()
    const author = forumMember(writer)
    await author.opensThread(thread)

    await judge.opensThread(thread)
    await judge.splitsOff(2, { title: 'Nitrox prices', reason: 'Another question' })
    await expect(judge.post('What does nitrox cost here?')).toBeVisible()
    await explorer(page).isAccessible()
    await judge.undoes()
    await judge.isReading(thread.title)
    await expect(judge.post('What does nitrox cost here?')).toBeVisible()

    await author.writes('Thick ones.')
    await judge.choosesOfThread('Lock…')
    await judge.dialog('Lock this thread').getByRole('button', { name: 'Lock it' }).click()
    await expect(judge.toast('Thread locked')).toBeVisible()
    await expect(writer.getByText('This thread is locked').first()).toBeVisible()
    await expect(author.reply).toHaveValue('Thick ones.')
    await others.close()
  },
)

test(
  'in the forum news arrive in an open thread, and a draft outlives a crash and the end of a session',
  atADesk,
  async ({ browser, page, newestCode }) => {
    test.slow()
    const others = await browser.newContext()
    await addMember(others.request, newestCode)
    // So long that what comes is out of sight.
    const content = Array.from({ length: 60 }, (_, n) => `Gloves, pair ${n + 1}`).join('\n\n')
    const thread = await startThread(others.request, { content })
    const person = await addMember(page.request, newestCode)
    const tab = await page.context().newPage()
    const typing = forumMember(tab)
    await typing.opensThread(thread)
    await replyTo(others.request, thread, 'Five millimetres.')
    await typing.isToldOfNew('1 new reply')
    await expect(typing.post('Five millimetres.')).toBeVisible()
    await typing.writes('I like the **thin** ones, because')
    await replyTo(others.request, thread, 'Or none.')
    await expect(typing.post('Or none.')).toBeAttached()
    await expect(typing.reply).toHaveValue('I like the **thin** ones, because')

    await device(tab).crashes()
    const reader = forumMember(page)
    await reader.opensThread(thread)
    await reader.opensReply()
    await expect(reader.reply).toHaveValue('I like the **thin** ones, because')

    await test.step('the session ends, and whoever logs in again goes on', async () => {
      await page.context().clearCookies()
      await page.reload()
      const back = member(page, person)
      await back.isSignedOut()
      await back.opensSignIn()
      await back.triesToSignIn(person.password)
      await back.isSignedIn()
      await reader.opensReply()
      await expect(reader.reply).toHaveValue('I like the **thin** ones, because')
      await reader.posts('I like the thin ones')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Write a reply' })).toBeVisible()
    })
    await others.close()
  },
)

test('the forum is read and answered by keyboard alone', async ({ browser, page, newestCode, isMobile }) => {
  test.slow()
  const others = await browser.newContext()
  await addMember(others.request, newestCode)
  const thread = await startThread(others.request)
  await replyTo(others.request, thread, 'Dry gloves, always.')
  await addMember(page.request, newestCode)
  const reader = forumMember(page)
  const visitor = explorer(page)
  await reader.opensForums()
  await visitor.isAccessible()
  await page.goto('/community/forums/questions')
  await expect(page.getByRole('link', { name: thread.title })).toBeVisible()
  await visitor.isAccessible()
  await page.goto('/community/forums/search?q=gloves')
  await expect(page.getByRole('article').first()).toBeVisible()
  await visitor.isAccessible()
  await reader.opensThread(thread)
  await expect(reader.post('Dry gloves, always.')).toBeVisible()
  await visitor.isAccessible()
  if (!isMobile) {
    await page.keyboard.press('j')
    await reader.isAt('Dry gloves, always.')
    await page.keyboard.press('k')
    await reader.isAt('Which gloves keep you warm?')
    await page.keyboard.press('j')
    await reader.isAt('Dry gloves, always.')
    await page.keyboard.press('r')
    await expect(reader.reply).toBeFocused()
    await page.keyboard.type('Agreed.')
    await visitor.isAccessible()
    await page.keyboard.press('Control+Enter')
    await expect(reader.post('Agreed.')).toBeVisible()
  }
  await others.close()
})
