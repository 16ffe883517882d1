import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { explorer } from '../driver/explorer.ts'
import { foundGroup, groupMember } from '../driver/group-member.ts'
import { localTest as test } from '../driver/identity.ts'
import { addMember } from '../driver/member.ts'
import { addOfGroup } from '../driver/moderator.ts'
import { atADesk } from '../driver/sizes.ts'

test('a group is founded, somebody comes in by a link, writes, and is seen at once', async ({
  browser,
  page,
  newestCode,
}) => {
  test.slow()
  const others = await browser.newContext()
  await addOfGroup(page.request, newestCode, 'moderator')
  const { handle } = await addMember(others.request, newestCode)
  const founder = groupMember(page)
  const name = `Night Divers ${randomUUID().slice(0, 6)}`

  await explorer(page).open('/community/groups')
  await explorer(page).isAccessible()
  await founder.founds(name, 'We dive **at night**.', 'On request')
  await explorer(page).isAccessible()
  const path = await founder.invites()
  await founder.opensTab('Members')

  const joining = await others.newPage()
  const newcomer = groupMember(joining)
  await explorer(joining).open(path)
  await explorer(joining).isAccessible()
  await newcomer.joins()
  await expect(newcomer.title(name)).toBeVisible()

  await test.step('the founder sees who came in, without a reload', async () => {
    await expect(page.getByText(`@${handle}`)).toBeVisible()
    await expect(page.getByText('2 members')).toBeVisible()
  })

  await newcomer.writes('Who has a torch to lend?', 'Mine is flooded.')
  await founder.opensTab('Talk')
  await expect(page.getByRole('link', { name: /Who has a torch to lend\?/ })).toBeVisible()
  await explorer(page).isAccessible()

  await test.step('a visitor finds the group, and not its link', async () => {
    const visiting = await (await browser.newContext()).newPage()
    await explorer(visiting).open('/community/groups')
    await groupMember(visiting).searchesFor(name)
    await expect(groupMember(visiting).card(name)).toContainText('2 members')
    await expect(groupMember(visiting).card(name).getByRole('button')).toHaveText('Request to join')
    await visiting.context().close()
  })
  await others.close()
})

test(
  'nobody learns that a private group exists, in a dozen places',
  atADesk,
  async ({ browser, page, newestCode }) => {
    const secret = `seagrass${randomUUID().slice(0, 8)}`
    const owners = await browser.newContext()
    const { handle } = await addOfGroup(owners.request, newestCode, 'moderator')
    const group = await foundGroup(owners.request, { kind: 'private', description: secret })
    const started = await owners.request.post('/api/community/forum/posts', {
      data: { title: `About ${secret}`, content: `Only ours: ${secret}`, groupId: group.id },
    })
    expect(started.status(), await started.text()).toBe(201)
    const thread: { id: string } = await started.json()
    await addMember(page.request, newestCode)
    const visitors = await browser.newContext()

    const hidden = [
      `/api/community/groups/${group.id}`,
      `/api/community/groups/${group.id}/logbook`,
      `/api/community/forum/posts/${thread.id}`,
      `/api/community/forum/posts/${thread.id}/replies`,
      `/community/groups/${group.id}`,
      `/community/forums/threads/${thread.id}`,
    ]
    const silent = [
      '/api/community/groups?limit=50',
      '/api/community/groups?filter=popular',
      `/api/community/groups?q=${encodeURIComponent(group.name)}`,
      '/api/community/forum/recent-posts',
      `/api/community/forum/posts?author=${handle}`,
      `/api/community/forum/search?q=${secret}`,
      '/api/community/all',
      `/api/profile/${handle}`,
      `/api/profile/${handle}/activity`,
    ]
    const findsNothing = async (request: APIRequestContext) => {
      for (const path of hidden) expect((await request.get(path)).status(), path).toBe(404)
      for (const path of silent) {
        const answer = await (await request.get(path)).text()
        for (const word of [group.id, group.name, thread.id]) expect(answer, path).not.toContain(word)
      }
    }
    await findsNothing(visitors.request)
    await findsNothing(page.request)
    expect((await page.request.get(`/api/community/groups/${group.id}/members`)).status()).toBe(404)

    const stranger = groupMember(page)
    await explorer(page).open('/community/groups')
    await stranger.searchesFor(group.name)
    await stranger.findsNothing()
    await explorer(page).open(`/community/groups/${group.id}`)
    await expect(stranger.title('Group not found')).toBeVisible()
    await explorer(page).isAccessible()

    await test.step('its owner finds it, and is where the others are not', async () => {
      const owning = await owners.newPage()
      await explorer(owning).open(`/community/groups?filter=mine&q=${encodeURIComponent(group.name)}`)
      await expect(groupMember(owning).card(group.name)).toContainText('Private')
    })
    await owners.close()
    await visitors.close()
  },
)
