// Words that do the same in a story: what was, who is meant, what is wanted. What is learnt of one of them holds of all.

const classes: Record<string, string> = {
  PAST: `was were had did got went saw came took made spent dived dove swam loved liked enjoyed hated missed learned learnt started
    finished passed moved grew used lived worked stayed flew drove brought found met left lost broke fell felt froze stung turned
    tried wanted promised became began bought brought caught ended heard kept knew led logged paid ran sat stood told thought wore won
    been seen done gone taken given spoilt ruined blew cancelled canceled`,
  BEFORE: `last ago already once before previously earlier yesterday since formerly back`,
  NEXT: `next coming upcoming soon tomorrow later finally instead now`,
  WISH: `want wants wanna wish wishes hope hopes hoping dream dreaming fancy fancies craving crave after looking look search searching need
    needs keen prefer rather love like please pls plz interested`,
  ASK: `which where what whats wheres any anything anywhere somewhere something anyone recommend suggest suggestions ideas tips tip show find
    give list best how who`,
  GO: `going go goes heading head fly flying booked book visiting visit visits travelling traveling travel arrive arriving land landing sail
    sailing driving ferry sends send sending flights tickets ticket staying stay based`,
  WE: `we i im were ive weve id ill well us me my our`,
  OTHER: `he she they his her their him them hes shes theyre friend friends mate mates buddy brother sister wife husband dad mum mom father
    mother son daughter cousin uncle aunt boss colleague colleagues neighbour neighbor boyfriend girlfriend partner parents grandad grandpa
    granny everyone everybody people guy someone somebody instructor club kids`,
  HOME: `home live lives living local hometown born raised resident from`,
  MEDIA: `video videos photo photos picture pictures slides film documentary read reading book blog article heard hear tv instagram youtube
    raves raved rave swears swore told tells says said`,
  BUT: `but so then though however anyway`,
  TIME: `january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov
    dec spring summer autumn winter easter christmas xmas half term year years month months week weeks weekend weekends summers holidays holiday trip time`,
  THIS: `this these`,
  PRICE: `price expensive pricey cost costs money budget afford cheap silly`,
}

const classOf = new Map(
  Object.entries(classes).flatMap(([name, words]) => words.split(/\s+/).map((word) => [word, name] as const)),
)

/** What a word does in a story, if it is one of those. */
export const storyClass = (word: string): string | undefined =>
  classOf.get(word) ?? (/^[a-z]{3,}(?:ed)$/.test(word) ? 'PAST' : undefined)
