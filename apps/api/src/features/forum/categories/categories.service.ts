import { type CategoryForm, type ForumCategory, forumTexts } from '@soundings/contract/forum'
import { takenCategorySlugs } from '@soundings/contract/forum-pages'
import { v7 as newId } from 'uuid'
import { type Db, inTransaction, isTaken } from '#db/client.ts'
import type { Dependencies } from '#ports/dependencies.ts'
import { HttpError } from '#shared/http-error.ts'
import type { Person } from '#shared/person.ts'
import { writeAudit } from '#src/audit/audit.repo.ts'
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

  /** Writes down, for ever, what an admin did with a category. */
  const audit = (tx: Db, by: Person, action: string, id: string, details: Record<string, unknown>) =>
    writeAudit(tx, {
      id: newId(),
      at: clock(),
      actorId: by.id,
      action: `forum.category-${action}`,
      subjectType: 'category',
      subjectId: id,
      details,
    })

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

    add: async (by: Person, form: CategoryForm): Promise<ForumCategory> => {
      checkSlug(form)
      const id = newId()
      await unlessTaken(
        inTransaction(db, async (tx) => {
          await insertCategory(tx, { id, ...form })
          await freeSlug(tx, form.slug)
          await audit(tx, by, 'add', id, { text: form.name, slug: form.slug })
        }),
      )
      return read(id)
    },

    change: async (
      by: Person,
      id: string,
      { version, isArchived, ...form }: Change,
    ): Promise<ForumCategory> => {
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
          await audit(tx, by, 'change', id, { text: form.name, slug: form.slug, isArchived })
        }),
      )
      return read(id)
    },

    remove: (by: Person, id: string): Promise<void> =>
      inTransaction(db, async (tx) => {
        const category = await lockCategory(tx, id)
        if (!category) throw noCategory()
        if (await hasThreads(tx, id)) throw new HttpError(409, forumTexts.hasThreads, { code: 'has-threads' })
        await deleteCategory(tx, id)
        await audit(tx, by, 'remove', id, { text: category.name, slug: category.slug })
      }),
  }
}
