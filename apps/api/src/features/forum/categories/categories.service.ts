import { type CategoryForm, type ForumCategory, forumTexts } from '@soundings/contract/forum'
import { takenCategorySlugs } from '@soundings/contract/forum-pages'
import { v7 as newId } from 'uuid'
import { inTransaction, isTaken } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import { changedSince, noCategory, wrong } from '../refusals.ts'
import {
  countPosts,
  deleteCategory,
  freeSlug,
  hasThreads,
  insertCategory,
  keepSlug,
  listCategories,
  lockCategory,
  readCategory,
  saveCategory,
} from './categories.repo.ts'

type Change = CategoryForm & { version: number; isArchived: boolean }

const taken = () => new HttpError(409, forumTexts.slugTaken, { code: 'slug-taken', field: 'slug' })

const checkSlug = ({ slug }: CategoryForm) => {
  if (takenCategorySlugs.includes(slug)) throw wrong('slug', forumTexts.slugReserved)
}

/** The rooms of the forum. Admins set them up; the addresses that they had lead on. */
export const categoriesService = ({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) => {
  const read = async (id: string): Promise<ForumCategory> => {
    const found = await readCategory(db, id)
    if (!found) throw noCategory()
    return found
  }

  const unlessTaken = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw isTaken(error) ? taken() : error
    }
  }

  return {
    list: () => listCategories(db),

    /** How many public posts there are, those that open threads among them. */
    countPosts: (): Promise<number> => countPosts(db),

    add: async (form: CategoryForm): Promise<ForumCategory> => {
      checkSlug(form)
      const id = newId()
      await unlessTaken(
        inTransaction(db, async (tx) => {
          await insertCategory(tx, { id, ...form })
          await freeSlug(tx, form.slug)
        }),
      )
      return read(id)
    },

    change: async (id: string, { version, isArchived, ...form }: Change): Promise<ForumCategory> => {
      checkSlug(form)
      await unlessTaken(
        inTransaction(db, async (tx) => {
          const category = await lockCategory(tx, id)
          if (!category) throw noCategory()
          if (category.version !== version) throw changedSince()
          if (category.slug !== form.slug) {
            await freeSlug(tx, form.slug)
            await keepSlug(tx, id, category.slug)
          }
          const archivedAt = isArchived ? (category.archivedAt ?? clock()) : null
          await saveCategory(tx, { id, ...form, archivedAt, version: version + 1 })
        }),
      )
      return read(id)
    },

    remove: (id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        if (!(await lockCategory(tx, id))) throw noCategory()
        if (await hasThreads(tx, id)) throw new HttpError(409, forumTexts.hasThreads, { code: 'has-threads' })
        await deleteCategory(tx, id)
      }),
  }
}
