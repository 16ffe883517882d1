import { type Tongue, tongueOf } from './tongue.ts'

export const italian = (): Tongue =>
  tongueOf({
    code: 'it',
    endings: 'i>o, i>e, e>a, he>a, hi>o, a>o, e>o, i>io',
    elisions: 'l, d, c, un, dell, all, nell, dall, sull, quest, quell, dov, com, m, t, s, v, n, sott',
    meanings: `
a week = una settimana, 1 settimana
two weeks = due settimane, 2 settimane
dive holiday = vacanza subacquea, viaggio subacqueo, vacanze immersioni
dive sites = sito di immersione, siti di immersione, siti d'immersione, sito d'immersione, punto di immersione, punti di immersione, punti d'immersione, posti per immersioni, posto per immersioni, luoghi di immersione, spot di immersione, siti per immersioni, siti immersione, luoghi per immersioni, spot per immersioni, spot
dive = immersione, immersioni, immergersi, immergermi, immergerci, fare immersioni, subacquea, fare diving, sub immersioni, immersione subacquea, immersioni subacquee
diver = subacqueo, subacquei, sommozzatore, sommozzatori, sub
beginner = principiante, principianti, neofita, neofiti, novizio, novizi, alle prime armi, iniziare, iniziarsi, cominciare
inexperienced = inesperto, inesperti, poca esperienza, senza esperienza
newly certified = appena brevettato, appena brevettati, appena brevettata, neo brevettato, neobrevettati, neobrevettato, appena preso il brevetto
open water diver = open water, ow, owd
first dive = battesimo, battesimo del mare, battesimi, prima immersione, prime immersioni, prima volta, mai immerso
easy = facile, facili, semplice, semplici, tranquillo, tranquilla, tranquille, tranquilli, rilassante, rilassanti
easier = più facile, più facili, più semplice, più semplici
harder = più difficile, più difficili, più impegnativo
children = bambino, bambini, ragazzi
family friendly = per famiglie, famiglie, per la famiglia, in famiglia
nervous diver = nervoso, nervosa, ansioso, ansiosa
intermediate = intermedio, intermedi, intermedia, livello medio
advanced = avanzato, avanzati, avanzata, avanzate, aow, aowd
experienced = esperto, esperti, esperta, esperte, con esperienza, subacquei esperti
challenging = difficile, difficili, impegnativo, impegnativa, impegnative, impegnativi, sfidante
expert = molto esperti
technical = tecnico, tecnici, tecnica, tecniche, immersioni tecniche, immersione tecnica, tec, tek, trimix, rebreather
wreck = relitto, relitti, naufragio, naufragi, nave affondata, navi affondate
plane wreck = aereo affondato, relitto aereo, relitto di aereo
reef = reef, barriera, barriere, scogliera
coral reef = barriera corallina, barriere coralline, giardino di corallo, giardini di corallo
coral = corallo, coralli
rocky reef = scogliera rocciosa
wall = parete, pareti, muro, muri, drop off, franata
cave = grotta, grotte, caverna, caverne, speleosub, speleologia subacquea
cenote = cenote, cenotes
pinnacle = secca, secche, pinnacolo, pinnacoli, panettone
drift dive = in corrente, immersione in corrente, immersioni in corrente, drift, deriva, immersioni in deriva, drift diving
muck dive = muck, muck diving
macro = macro
night dive = immersione notturna, immersioni notturne, notturna, notturne, notturno, di notte, notte
ice dive = sotto ghiaccio, sotto il ghiaccio, immersione sotto ghiaccio, immersioni sotto ghiaccio, ghiaccio
snorkeling = snorkeling, snorkelling, snorkel, fare snorkeling, boccaglio
freediving = apnea
from shore = da riva, da terra, dalla riva, dalla spiaggia, da spiaggia, dalla costa, da costa, partenza da riva, ingresso da riva, riva, senza barca
by boat = dalla barca, da barca, in barca, con la barca, con barca, barca, gommone
liveaboard = crociera, crociere, crociera sub, crociere sub
lake = lago, laghi, laghetto, bacino
quarry = cava, cave, cava allagata, cave allagate
river = fiume, fiumi
freshwater = acqua dolce, acque dolci
salt water = acqua salata
place = mare, mari, oceano
place = isola, isole
place = costa, coste
place = baia, baie
beach = spiaggia, spiagge
tunnel = tunnel
canyon = canyon
statue = statua, statue
volcano = vulcano, vulcani, vulcanico
animals = animale, animali, fauna
fish = pesce, pesci
big fish = pesci grandi, grossi pesci, pesce grosso, pelagici
with strong current = con corrente, con correnti, con molta corrente, corrente forte, correnti forti, forte corrente, molta corrente, forti correnti, con corrente forte
without strong current = senza corrente forte, senza correnti forti, senza forti correnti, senza forte corrente, senza corrente, senza correnti, senza molta corrente, senza troppa corrente, nessuna corrente, non troppa corrente, non molta corrente, niente corrente, senza tanta corrente, non c'è corrente, non ci sia corrente, che non abbia corrente, corrente non forte, corrente non troppo forte, priva di corrente
little current = meno corrente, meno correnti, poca corrente, corrente debole, correnti deboli, corrente leggera, debole corrente, lieve corrente, corrente moderata
current = corrente, correnti
calm water = calmo, calma, calme, acque calme, acqua calma, mare calmo, acque tranquille, riparato, riparata, riparati, protetto, protetta
good visibility = buona visibilità, acqua limpida, acque limpide, acqua cristallina, acque cristalline, acqua chiara, acque chiare, ottima visibilità, acqua trasparente
bad visibility = scarsa visibilità, cattiva visibilità, acqua torbida
visibility = visibilità
dangerous animals = animali pericolosi
easy to reach = facile da raggiungere, facili da raggiungere, facilmente raggiungibile, facilmente raggiungibili, facile accesso, accesso facile
remote = remoto, isolato, remoti
warm water = acqua calda, acque calde, caldo, calda, calde, caldi, mari caldi, mare caldo, tropicale, tropicali
not cold = non fredda, non freddo, non troppo fredda, non troppo freddo, non molto fredda, acqua non fredda, acqua non troppo fredda
cold water = acqua fredda, acque fredde, freddo, fredda, fredde, gelida, ghiacciata
water temperature = temperatura dell'acqua, temperatura
warmer than = più calda di, più caldo di
colder than = più fredda di, più freddo di
warmer = più caldo, più calda
colder = più freddo, più fredda
degrees = gradi, grado
shallow = poco profondo, poco profonda, poco profondi, poco profonde, bassa profondità, basse profondità, basso fondale, bassi fondali, acque basse, acqua bassa, poca profondità, non profondo, non profonda, non profonde, non profondi, non troppo profondo, non troppo profonda, non troppo profonde, non troppo profondi, non molto profondo, non molto profonda, non molto profonde, superficiale
deep = profondo, profonda, profondi, profonde, immersione profonda, immersioni profonde, grande profondità
how deep = quanto è profondo, quanto è profonda, quanto profondo, quanto profonda, che profondità, quale profondità, a che profondità
depth = profondità, di profondità, di fondo
deepest = il più profondo, la più profonda, i più profondi, le più profonde
shallowest = il meno profondo, la meno profonda, i meno profondi, le meno profonde
closest = il più vicino, più vicino, più vicini, più vicina, più vicine
top rated = più votati, meglio recensiti, più apprezzati
deeper = più profondo, più profonda, più profondi, più profonde
shallower = meno profondo, meno profonda, meno profondi, meno profonde
up to = fino a, fino ai, sino a, fino ad un massimo di, fino a un massimo di, fino a max, fino al massimo, non oltre i, solo fino a
max = max, massimo, al massimo, massima, entro, entro i, entro gli, non oltre, non più di, non più profondo di, non più profonda di, non più profondi di, non più profonde di, non più profonde dei, non più profondi dei, non più giù di, non più in basso di, mai oltre, mai oltre i, mai più di, niente oltre, niente oltre i, niente più profondo di, niente di più profondo di, non superiore a, non superiore ai, non superiori a, che non superi, che non superi i, che non superino, che non superino i, non superi i, non superare i, senza superare, senza superare i, senza andare oltre, senza andare oltre i, senza scendere oltre, senza scendere oltre i, senza scendere sotto, senza scendere sotto i, non scendere sotto, non scendere sotto i, non scendere oltre, non scendere oltre i, non sotto i, non sotto, non andare oltre i, non andare oltre, nei limiti di, limite di, limite, limite dei, limitato a
max depth = profondità massima, profondità max, massima profondità
shallower than = meno profondo di, meno profonda di, meno profondi di, meno profonde di
less than = meno di, meno dei, a meno di, inferiore a, inferiore ai, inferiori a, inferiori ai, minore di
under = sotto, sotto i, al di sotto di, al di sotto dei, sopra, sopra i, al di sopra di, al di sopra dei
or less = o meno, e meno
deeper than = più profondo di, più profonda di, più profondi di, più profonde di, più profonde dei, più profondi dei, più profondo dei
more than = più di, a più di, superiore a, superiore ai, superiori a, superiori ai, maggiore di
beyond = oltre, oltre i, oltre gli
from = a partire da, a partire dai
at least = almeno, minimo, come minimo, minima, minimo di, non meno di, non meno profondo di
or more = o più, e più, o più profondo, in su, in giù
around = circa, intorno a, intorno ai, attorno ai, attorno a, verso
between = tra, fra
in = in, nel, nella, nei, nelle, negli, nell
near = vicino a, vicino al, vicino alla, vicino ad, nei pressi di, presso, nelle vicinanze di, dalle parti di, intorno all, zona di, vicino all
near me = vicino a me, qui vicino, nelle vicinanze, vicino a noi, in zona, da queste parti
and = e, ed
or = o, oppure, od
without = senza
with = con
not = non, mai, niente, nulla
no = nessun, nessuna, nessuno, né
only = solo, soltanto, solamente
also = anche, pure
except = tranne, eccetto, ma non, a parte, escluso, esclusa
any depth = qualsiasi profondità, non importa la profondità
instead = invece, piuttosto
but = ma, però
for = per
more = altri risultati, altri, altre, mostra altri, di più, ancora
start over = nuova ricerca, ricominciamo, ricomincia, da capo
what about = e che ne dici di, che ne dici di, che mi dici di
the first one = il primo, la prima
the second one = il secondo, la seconda
the third one = il terzo, la terza
difference = differenza, differenze, confronta, confronto
there = lì, là
after = dopo, dopo un, dopo una, dopo l
before = prima di, prima della
dangerous = pericoloso, pericolosa, pericolosi, pericolose
similar to = simile a, simili a, come il, come la
best time = periodo migliore, stagione migliore, momento migliore, miglior periodo, mese migliore
when = quando
can not = non posso, non può, non possiamo, non voglio, non vuole, non vogliamo, vietato
not for me = troppo, è troppo, troppo per me, assolutamente no, no grazie, non mi fido, neanche per sogno, non fa per me, troppo profondo, troppo profonda, troppo pericoloso, mi fa paura, ho paura, paura
new years = capodanno
christmas = natale
easter = pasqua
spring = primavera
summer = estate, estivo, estiva
autumn = autunno
winter = inverno, invernale
dive shop = centro immersioni, diving center, centri immersione, diving centre, centro diving
hotel = hotel, albergo, alberghi, alloggio
restaurant = ristorante, ristoranti
photography = foto, fotografia, fotografare
m = metro, metri, mt, metri di profondità, m di profondità, mt di profondità
feet = piedi
km = chilometro, chilometri
within = nel raggio di, in un raggio di
5 = cinque
10 = dieci
12 = dodici
15 = quindici
18 = diciotto
20 = venti
25 = venticinque
30 = trenta
40 = quaranta
50 = cinquanta
60 = sessanta
`,
    months:
      'gennaio/gen, febbraio/feb, marzo, aprile/apr, maggio, giugno/giu, luglio/lug, agosto/ago, settembre/sett, ottobre/ott, novembre/nov, dicembre/dic',
    ranges: 'a, ai, fino a, al, ad, e',
    idle: `
    io, tu, lui, lei, noi, voi, loro, me, mi, te, ti, si, ci, vi, mio, mia, miei, mie, nostro, nostra, tuo, il, lo, la, i, gli, le, l, un, uno, una, di, d, del, dello, della, dell, dei, degli, delle, al, allo, alla, all, ai, agli, alle, a, ad, da, dal, dallo, dalla, dall, dai, dagli, dalle, sul, sulla, sui, sulle, sull, su, è, sono, sei, siamo, siete, essere, sia, siano, c, c è, ci sono, c è qualche, ho, hai, ha, abbiamo, hanno, avere, abbia, abbiano, posso, puoi, può, possiamo, possono, poter, potrei, potrebbe, potreste, vorrei, vorremmo, voglio, vogliamo, vuoi, vuole, piacerebbe, piace, piacciono, dove, dov, che, cosa, quale, quali, qual, chi, come, com, perché, se, sì, quindi, poi, cioè, grazie, per favore, per piacere, ciao, salve, buongiorno, cerco, cerchiamo, cercare, cercando, cerca, ricerca, trovare, trovo, trova, trovano, vedere, vedo, vedono, osservare, incontrare, avvistare, mostra, mostrami, dimmi, dammi, fammi vedere, consiglia, consigli, consigliami, consigliate, consigliato, consigliati, consigliata, suggerisci, suggerimenti, suggeriscimi, raccomandi, serve, servono, bisogno, andare, vado, andiamo, viaggio, vacanza, vacanze, viaggiare, buono, buona, buoni, buone, bello, bella, belli, belle, bei, bellissimo, bellissimi, bellissime, stupendo, stupende, splendido, splendidi, splendide, spettacolari, migliore, migliori, miglior, top, super, interessante, interessanti, famoso, famosi, famosa, conosciuto, conosciuti, grande, grandi, gran, piccolo, piccoli, nuovo, nuovi, ideale, ideali, perfetto, perfetta, perfetti, adatto, adatta, adatti, adatte, sicuro, sicura, sicuri, sicure, molto, molta, molti, molte, tanto, tanta, tanti, tante, qualche, alcuni, alcune, tutto, tutti, tutte, qualsiasi, qui, posto, posti, luogo, luoghi, sito, siti, punto, punti, zona, zone, regione, regioni, paese, paesi, mondo, acqua, acque, sott acqua, sottacqua, vita marina, marino, marina, marini, marine, subacquee, sottomarino, fondale, fondali, amico, amica, amici, fidanzata, ragazza, ragazzo, moglie, marito, figlio, figlia, famiglia, gente, altro, altra, anno, anni, giorno, giorni, settimana, mese, mesi, stagione, periodo, momento, durante, questo, questa, questi, queste, quello, quella, già, possibile, possibilmente, preferibilmente, preferenza, cui, sapere, sai, informazioni, info, livello, brevettato, brevettata, brevettati, brevetto, tipo, tipi, vale la pena, vivono, vive, esistono, fare, faccio, fatto, scendere, situato, trova si, colorato, colorati, ricco, ricchi, ricca, pieno, pieni, italiano, ora, adesso, forse, preso, prendere, appena, quindi, corso, gruppo, insieme, guida, aiuto, aiutami, domanda, conoscere, godere, scoprire, mattina, sera, vado, va, vanno, c'era, parte, cose, dei miei, passare, d estate, prima, si può, si possono, raggiungibile
  `,
    inNames:
      'il, lo, la, i, gli, le, l, un, una, uno, di, d, del, della, dei, delle, degli, dello, al, alla, ai, a, da, dal, e, o, in, me, no, si, secca, grotta, grotte, isola, isole, punta, capo, cala, baia, mare, scoglio, parete, relitto, grande, nero, rosso, blu, bianco, san, santa, sud, nord, come, dove, solo, cave, cava, due, male, sole, more, su, ma, per, costa, parete, madonna, spot, diving, sub, reef, top, super, ideale, tec, macro, max, snorkeling, hotel, tunnel, canyon, son, sei, ha, ho, hai, se, te, ti, tu, io, noi, chi, che, fra, far, marina, marine, mostra, punto, gambero, sole, statue, notte, calma, riva, limite, dimmi, prima, sotto, sopra, fare',
  })
