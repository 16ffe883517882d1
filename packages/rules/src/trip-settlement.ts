type Share<Who> = { userId: Who; weight: number }
/** Somebody’s money: cents of one currency. Null stands for those who left. */
type Balance<Who> = { userId: Who; balance: number }
type Transfer<Who> = { from: Who; to: Who; amount: number }

/** Cents of another currency at a rate: so many units of it for one. */
export const convertedCents = (cents: number, rate: number): number => Math.round(cents * rate)

/**
 * Cents by weight: everybody’s part is a whole number of cents, within one of what is due, and together they are the whole.
 * The cents that are left over go to those whose part was cut most, the first of equals first.
 */
export const shareCents = <Who>(
  cents: number,
  shares: readonly Share<Who>[],
): { userId: Who; cents: number }[] => {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0)
  const parts = shares.map(({ userId, weight }, at) => {
    const due = total > 0 ? (cents * weight) / total : 0
    return { userId, at, cents: Math.floor(due), rest: due - Math.floor(due) }
  })
  let left = cents - parts.reduce((sum, part) => sum + part.cents, 0)
  for (const part of parts.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    // Sums of fractions may be off by less than a cent, in either way.
    if (left === 0) break
    const step = Math.sign(left)
    part.cents += step
    left -= step
  }
  return parts.map(({ userId, cents: own }) => ({ userId, cents: own }))
}

/** So many people are split exactly; of more, the largest debts are paired, as looking at all ways would take too long. */
const exactUpTo = 20

/** Pays the first who owes to the first who is owed, until all are even: at most one transfer fewer than there are people. */
const inTurn = <Who>(group: readonly Balance<Who>[]): Transfer<Who>[] => {
  const open = group.map((each) => ({ ...each })).toSorted((one, other) => other.balance - one.balance)
  const transfers: Transfer<Who>[] = []
  let [to, from] = [0, open.length - 1]
  while (to < from) {
    const [owed, owes] = [open[to], open[from]]
    if (!owed || !owes || owed.balance <= 0 || owes.balance >= 0) break
    const amount = Math.min(owed.balance, -owes.balance)
    transfers.push({ from: owes.userId, to: owed.userId, amount })
    owed.balance -= amount
    owes.balance += amount
    if (owed.balance === 0) to += 1
    if (owes.balance === 0) from -= 1
  }
  return transfers
}

/** Two whose balances are each other’s opposite are even by one payment, and no other way needs fewer. */
const pairsOff = <Who>(open: readonly Balance<Who>[]) => {
  const rest: Balance<Who>[] = []
  const transfers: Transfer<Who>[] = []
  for (const each of open) {
    const at = rest.findIndex(({ balance }) => balance === -each.balance)
    const [other] = at < 0 ? [] : rest.splice(at, 1)
    if (!other) rest.push(each)
    else transfers.push(...inTurn([other, each]))
  }
  return { rest, transfers }
}

/**
 * Parts people whose balances sum to 0 into as many groups as can be of which the same is true: a group of `n` is even by
 * `n - 1` payments, so that the most groups need the fewest. Sets of people are the bits of a number.
 */
const groupsOf = <Who>(people: readonly Balance<Who>[]): Balance<Who>[][] => {
  const all = (1 << people.length) - 1
  const sums = new Float64Array(all + 1)
  const groups = new Uint8Array(all + 1)
  /** Whom to take out of a set, to come to the one with the most groups before it. */
  const taken = new Int8Array(all + 1)
  for (let set = 1; set <= all; set++) {
    const low = set & -set
    sums[set] = (sums[set ^ low] ?? 0) + (people[31 - Math.clz32(low)]?.balance ?? 0)
    let most = -1
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const one = rest & -rest
      const before = groups[set ^ one] ?? 0
      if (before <= most) continue
      most = before
      taken[set] = 31 - Math.clz32(one)
    }
    groups[set] = most + (sums[set] === 0 ? 1 : 0)
  }
  const found: Balance<Who>[][] = []
  let group: Balance<Who>[] = []
  for (let set = all; set !== 0; ) {
    const one = taken[set] ?? 0
    const person = people[one]
    if (person) group.push(person)
    set ^= 1 << one
    if (sums[set] === 0) {
      found.push(group)
      group = []
    }
  }
  return found
}

/** The fewest payments after which nobody owes anybody; balances are above 0 for who paid more than their part, and sum to 0. */
export const settle = <Who>(balances: readonly Balance<Who>[]): Transfer<Who>[] => {
  const { rest, transfers } = pairsOff(balances.filter(({ balance }) => balance !== 0))
  const groups = rest.length <= exactUpTo ? groupsOf(rest) : [rest]
  return [...transfers, ...groups.flatMap(inTurn)].toSorted((one, other) => other.amount - one.amount)
}

type Paid<Who> = { converted: number; paidBy: Who; shares: readonly Share<Who>[] }

/** What everybody paid, what their part was, and the difference, in cents; in the order in which they come up. */
export const balancesOf = <Who>(
  people: readonly Who[],
  expenses: readonly Paid<Who>[],
): { userId: Who; paid: number; share: number; balance: number }[] => {
  const sums = new Map(people.map((userId) => [userId, { paid: 0, share: 0 }]))
  const of = (userId: Who) => {
    const sum = sums.get(userId) ?? { paid: 0, share: 0 }
    sums.set(userId, sum)
    return sum
  }
  for (const { converted, paidBy, shares } of expenses) {
    of(paidBy).paid += converted
    for (const { userId, cents } of shareCents(converted, shares)) of(userId).share += cents
  }
  return [...sums].map(([userId, { paid, share }]) => ({ userId, paid, share, balance: paid - share }))
}
