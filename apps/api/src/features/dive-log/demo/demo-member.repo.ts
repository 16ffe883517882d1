import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema/people.ts'

/** The account that a newcomer's server makes for somebody who dives. */
const demoHandle = 'demo_member'

/** The member of a demonstration, whose things may be made up; undefined where there is none. */
export const findDemoMember = async (db: Db): Promise<string | undefined> => {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.handle})`, demoHandle))
  return row?.id
}
