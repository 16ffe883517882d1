import * as lists from './page-lists.ts'

/** Every page of the web app. The server answers 404 beside the page for every other address. */
export const pages: readonly string[] = Object.values(lists).flatMap((list) => Object.values(list))

const patterns = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`))

/** Whether a path (without its query) leads to a page. */
export const isPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

type PathsOf<L> = L extends Readonly<Record<string, infer P>> ? P : never

/** The pages whose addresses name nothing: a menu can lead there. */
export type PlainPage = Exclude<PathsOf<(typeof lists)[keyof typeof lists]>, `${string}:${string}`>
