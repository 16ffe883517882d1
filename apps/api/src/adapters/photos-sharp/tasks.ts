import { judge } from './judge.ts'
import { render, square } from './render.ts'

/** What the process for photos can do. */
export const works = { judge, render, square }
export type Tasks = typeof works
