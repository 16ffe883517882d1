import { z } from 'zod'
import { Uuid } from './common.ts'
import { base } from './forum-addresses.ts'
import { CategoryForm } from './forum-forms.ts'
import { ForumCategory } from './forum-shapes.ts'
import { wholeNumber } from './numbers.ts'
import { route } from './route.ts'

const ofCategory = z.object({ categoryId: Uuid })

/** The rooms of the forum. */
export const categoryRoutes = {
  categories: route(`${base}/categories`, {
    method: 'GET',
    access: 'public',
    summary: 'List the categories, with the number of threads (`topics`) and posts of each',
    reply: z.array(ForumCategory),
  }),
  addCategory: route(`${base}/categories`, {
    method: 'POST',
    access: 'admin',
    summary: 'Add a category',
    body: CategoryForm,
    reply: ForumCategory,
    status: 201,
    errors: [409],
  }),
  changeCategory: route(`${base}/categories/:categoryId`, {
    method: 'PUT',
    access: 'admin',
    summary: 'Change a category; its former address leads on. Archived, it is read and not written in',
    params: ofCategory,
    body: CategoryForm.extend({ version: wholeNumber(), isArchived: z.boolean().default(false) }),
    reply: ForumCategory,
    errors: [404, 409],
  }),
  removeCategory: route(`${base}/categories/:categoryId`, {
    method: 'DELETE',
    access: 'admin',
    summary: 'Delete a category without threads; 409 where it has some, which can be moved or archived',
    params: ofCategory,
    reply: z.object({}),
    errors: [404, 409],
  }),
}
