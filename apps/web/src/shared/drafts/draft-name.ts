export type DraftOwner = {
  /** Whose it is, by id. */
  personId: string
  /** What is written: the name of its kind. */
  kind: string
  /** The id of its subject, where a person may have several of a kind. */
  about?: string | undefined
}

const prefix = 'soundings.draft.'

/** The name of a draft: `person.kind`, or `person.kind.about`. */
export const draftName = ({ personId, kind, about }: DraftOwner): string =>
  [personId, kind, ...(about === undefined ? [] : [about])].join('.')

/** Where the words of a draft are kept in local storage. */
export const draftKey = (name: string): string => prefix + name

/** The name of the draft that is kept under a key of local storage; null for anything else. */
export const nameOfDraftKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null
