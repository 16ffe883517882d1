import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { followAbout } from '#shared/api/follow.ts'
import { renderPart } from '#shared/testing/render.tsx'
import { pageTopics } from './page-topics.ts'
import { useTopic } from './use-topic.ts'

let asked = 0

const Page = ({ id }: { id: string }) => {
  const queries = useQueryClient()
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['/api/trips/:tripId', { params: { tripId: id } }],
    queryFn: async () => `Read ${++asked}`,
  })
  useTopic(data && `trip:${id}`, {
    readAt: () => dataUpdatedAt,
    onNews: () => void followAbout(queries, id),
  })
  return <p>{data}</p>
}
test('what a page shows is asked for anew when there is news of it, for as long as it is shown', async () => {
  const rendered = renderPart(<Page id="a:1" />)
  await screen.findByText('Read 1')
  expect([...pageTopics.wanted().keys()]).toEqual(['trip:a:1'])
  act(() => pageTopics.take({ kind: 'changed', topic: 'trip:a' }))
  act(() => pageTopics.take({ kind: 'changed', topic: 'trip:a:1' }))
  await screen.findByText('Read 2')
  rendered.unmount()
  expect(pageTopics.wanted().size).toBe(0)
})
