import type { PersonalData } from '#extension-points/personal-data.ts'
import { findAdviceOf, forgetAdviceOf } from './personal-advice.repo.ts'

/** What somebody knows of their trips is theirs alone, and goes with the account; so does that their budgets count. */
export const personalAdvice: PersonalData = { name: 'trip-advice', read: findAdviceOf, leave: forgetAdviceOf }
