import { plural } from '@soundings/rules/phrases'
/** `1 star`, `4 stars` */
export const starsText = (stars: number): string => plural(stars, { one: '# star', other: '# stars' })
