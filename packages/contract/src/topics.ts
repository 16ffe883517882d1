/** A kind of thing that pages follow while they show it: one of many (`site:ID`), or the only one (`moderation`). */
export type TopicKind = { readonly name: string; readonly of: (id?: string) => string }

/** Declares a kind of topic by its name, which holds no colon; the id of one may. */
export const topicKind = (name: string): TopicKind => ({
  name,
  of: (id) => (id === undefined ? name : `${name}:${id}`),
})

/** Takes a topic apart: `site:1:2` is the one of the kind `site` with the id `1:2`. */
export const readTopic = (topic: string): { name: string; id: string | undefined } => {
  const colon = topic.indexOf(':')
  if (colon < 0) return { name: topic, id: undefined }
  return { name: topic.slice(0, colon), id: topic.slice(colon + 1) }
}
