import { type Tongue, tongueOf } from './tongue.ts'

export const dutch = (): Tongue =>
  tongueOf({
    code: 'nl',
    endings: 'en, s, e, n, je, jes',
    isCompounding: true,
    meanings: `
a week = een week, 1 week
two weeks = twee weken, 2 weken
dive holiday = duikvakantie, duikreis, duikreizen
dive sites = duikplek, duikplekken, duikstek, duikstekken, duiklocatie, duiklocaties, duikplaats, duikplaatsen, duikspot, duikspots, duikgebied, duikgebieden, duikbestemming, duikbestemmingen, plek om te duiken, plekken om te duiken, plekken, locaties, stekken, spots
dive = duiken, duik, duiks, duikje, gedoken, duikt, doken
diver = duiker, duikers
beginner = beginner, beginners, beginnend, beginnende, beginneling, beginnelingen, beginnersvriendelijk, beginnersvriendelijke, starter
inexperienced = onervaren, weinig ervaring
newly certified = net gebrevetteerd, net mijn brevet, pas mijn brevet, net mijn open water, pas gebrevetteerd
open water diver = open water, ow, owd
first dive = eerste duik, eerste duiken, introductieduik, introductieduiken, proefduik, proefduiken, nog nooit gedoken
easy = makkelijk, makkelijke, gemakkelijk, gemakkelijke, eenvoudig, eenvoudige, relaxt, relaxte, ontspannen
easier = makkelijker, makkelijkere, eenvoudiger
harder = moeilijker, moeilijkere, uitdagender
children = kind, kinderen, kids, kindvriendelijk
family friendly = voor gezinnen, voor het gezin, voor families, voor de hele familie, gezinsvriendelijk, gezin
nervous diver = nerveus, nerveuze, angstig, angstige
intermediate = halfgevorderd, halfgevorderden, gemiddeld, gemiddelde, gemiddeld niveau
advanced = gevorderd, gevorderde, gevorderden, aow, aowd
experienced = ervaren, ervaren duikers
challenging = moeilijk, moeilijke, uitdagend, uitdagende, pittig, pittige, lastig, lastige
expert = experts, expert
technical = technisch, technische, technisch duiken, techduiken, tec, tek, trimix, rebreather
wreck = wrak, wrakken, scheepswrak, scheepswrakken, gezonken schip, gezonken schepen
plane wreck = vliegtuigwrak, vliegtuigwrakken
reef = rif, riffen
coral reef = koraalrif, koraalriffen, koraaltuin, koraaltuinen
coral = koraal, koralen
artificial reef = kunstmatig rif, kunstrif, kunstriffen
house reef = huisrif, huisriffen
wall = wand, wanden, muur, muren, wandduik, wandduiken, steile wand, steile wanden, drop off, dropoff
cave = grot, grotten, onderwatergrot, onderwatergrotten
cenote = cenote, cenotes
pinnacle = onderzeese berg, pinakel, pinakels
drift dive = driftduik, driftduiken, drift, stromingsduik, stromingsduiken, driften
muck dive = muck, muckduik, muckduiken, muck diving
macro = macro
night dive = bij nacht, nachtduik, nachtduiken, snachts, s nachts, nacht, in het donker
ice dive = ijsduik, ijsduiken, onder ijs, onder het ijs, ijs
snorkeling = snorkelen, snorkel, snorkelplek, snorkelplekken, snorkels, snorkelaar, snorkelaars, gesnorkeld
freediving = vrijduiken, apneu
from shore = vanaf de kant, van de kant, vanaf de kust, vanaf het strand, vanaf strand, vanaf kant, kantduik, kantduiken, vanaf de oever, vanaf land, vanaf de wal, vanaf het land, zonder boot, walduik
by boat = vanaf een boot, vanaf de boot, met een boot, met de boot, per boot, vanaf boot, bootduik, bootduiken, boot, boten
liveaboard = duiksafari, liveaboard
lake = meer, meren, plas, plassen, bergmeer, bergmeren, recreatieplas
quarry = steengroeve, steengroeves, groeve, groeves, zandafgraving
river = rivier, rivieren
freshwater = zoet water, zoetwater
salt water = zout water, zoutwater
place = zee, zeeën, oceaan
place = eiland, eilanden
place = kust, kusten
place = baai, baaien
beach = strand, stranden
tunnel = tunnel, tunnels
canyon = canyon, kloof, kloven
statue = standbeeld, standbeelden, beelden
volcano = vulkaan, vulkanen, vulkanisch
animals = dieren, dier, beesten, zeedieren
fish = vis, vissen
big fish = grote vissen, grote vis, groot spul
with strong current = met stroming, met sterke stroming, sterke stroming, met veel stroming, veel stroming
without strong current = zonder sterke stroming, zonder sterke stromingen, zonder stroming, zonder stromingen, geen stroming, geen sterke stroming, geen stromingen, zonder veel stroming, zonder al te veel stroming, niet veel stroming, niet te veel stroming, niet teveel stroming, niet al te veel stroming, niet zoveel stroming, geen harde stroming, zonder harde stroming, stroming niet te sterk, niet te sterke stroming, stroomvrij, zonder te veel stroming, zonder teveel stroming, geen sterke stromingen
little current = minder stroming, weinig stroming, zwakke stroming, lichte stroming, amper stroming, nauwelijks stroming, milde stroming, rustige stroming
current = stroming, stromingen
calm water = rustig water, rustig, rustige, kalm water, kalm, kalme, beschut, beschutte, kalme zee
good visibility = goed zicht, helder water, heldere, helder, kristalhelder, kristalhelder water, kristalheldere, veel zicht, super zicht, mooi zicht
bad visibility = slecht zicht, troebel, troebel water
visibility = zicht
dangerous animals = gevaarlijke dieren
easy to reach = makkelijk bereikbaar, goed bereikbaar, makkelijk te bereiken, goed te bereiken
remote = afgelegen
warm water = warm water, warm, warme, warmwater, lekker warm, tropisch, tropische
not cold = niet koud, niet te koud, niet zo koud, geen koud water
cold water = koud water, koud, koude, koudwater, ijskoud
water temperature = watertemperatuur, temperatuur
warmer than = warmer dan
colder than = kouder dan
warmer = warmer
colder = kouder
degrees = graden, graad
shallow = ondiep, ondiepe, niet diep, niet te diep, niet zo diep, niet heel diep, niet erg diep, geringe diepte, ondiepte, ondiepten
deep = diep, diepe, diepduiken, diepe duik, diepe duiken
how deep = hoe diep
how cold = hoe koud
how warm = hoe warm
depth = diepte, dieptes, diepten
deepest = diepste, het diepst, de diepste
shallowest = ondiepste, het ondiepst, de ondiepste
closest = dichtstbijzijnde, het dichtst bij, dichtst bij
top rated = best beoordeelde, best beoordeeld
deeper = dieper, diepere
shallower = ondieper, ondiepere, minder diep, minder diepe
up to = tot, tot en met, tot aan, tot maximaal, tot max, tot een maximum van, tot hooguit, tot hoogstens, alleen tot
max = max, maximaal, maximale, maximum, hoogstens, hooguit, niet dieper dan, niet dieper als, niet meer dan, niet verder dan, niet lager dan, nooit dieper dan, niks dieper dan, niets dieper dan, niks onder, niet onder, niet onder de, niet over, niet boven, binnen de, binnen, zonder dieper te gaan dan, niet dieper
max depth = maximale diepte, max diepte, maximumdiepte, limiet, dieptelimiet, grens
shallower than = ondieper dan, minder diep dan, ondieper als
less than = minder dan, kleiner dan, lager dan
under = onder, onder de, boven, boven de, beneden de
or less = of minder, of ondieper, en minder
at most = max graag
deeper than = dieper dan, dieper als
more than = meer dan, meer als, groter dan
beyond = voorbij de
from = vanaf
at least = niet minder dan, niet ondieper dan, minstens, minimaal, ten minste, tenminste, minimum, min, op zijn minst
or more = of meer, of dieper, en meer, en dieper
around = ongeveer, circa, ca, rond, rond de, zo n
between = tussen
in = in, op, aan, te
near = bij, in de buurt van, vlakbij, dichtbij, nabij, rondom, niet ver van, dicht bij, vlak bij
near me = bij mij in de buurt, in de buurt, in mijn buurt, dicht bij mij, hier in de buurt, bij ons in de buurt
and = en
or = of
without = zonder
with = met
not = niet, nooit, niets, niks
no = geen
only = alleen, enkel, slechts, alleen maar
also = ook
except = behalve, maar niet, uitgezonderd, buiten
any depth = maakt niet uit hoe diep, diepte maakt niet uit
instead = in plaats daarvan, liever
but = maar
for = voor
more = meer resultaten, nog meer, laat meer zien, andere
start over = opnieuw beginnen, nieuwe zoekopdracht, opnieuw
what about = hoe zit het met, en wat met, wat dacht je van, hoe is het met
the first one = de eerste
the second one = de tweede
the third one = de derde
difference = verschil, verschillen, vergelijk
there = daar
after = na, na het, na een
before = voor het, voordat
dangerous = gevaarlijk, gevaarlijke
similar to = vergelijkbaar met, zoals, lijkt op
best time = beste tijd, beste periode, beste seizoen, beste maand
when = wanneer
can not = kan niet, mag niet, wil niet, durf niet, willen niet, mogen niet, kunnen niet, verboden
not for me = te veel, teveel, te veel voor mij, absoluut niet, zeker niet, nee dank je, liever niet, niks voor mij, niets voor mij, te diep, te gevaarlijk, vind ik eng, ben bang, bang
new years = oud en nieuw
christmas = kerst
easter = pasen
spring = lente, voorjaar
summer = zomer, zomervakantie
autumn = herfst, najaar
winter = winter
dive shop = duikschool, duikcentrum, duikwinkel, duikclub, duikscholen
hotel = hotel, hotels, accommodatie, overnachting
restaurant = restaurant, restaurants
photography = fotograferen, fotografie, foto, foto's, onderwaterfotografie
m = meter, meters, mtr, meter diep, meter diepte, m diepte
feet = voet
km = kilometer, kilometers
within = binnen een straal van, in een straal van
5 = vijf
10 = tien
12 = twaalf
15 = vijftien
18 = achttien
20 = twintig
25 = vijfentwintig
30 = dertig
40 = veertig
50 = vijftig
60 = zestig
`,
    months:
      'januari/jan, februari/feb, maart/mrt, april/apr, mei, juni, juli, augustus/aug, september/sept, oktober/okt, november/nov, december/dec',
    ranges: 'tot, tot en met, t m, tm, en',
    idle: `
    ik, jij, je, u, hij, zij, ze, wij, we, ons, onze, mij, me, mijn, jou, jouw, hem, haar, hun, de, het, t, een, n, is, zijn, ben, bent, was, waren, wordt, worden, er, er zijn, zijn er, heb, hebt, heeft, hebben, had, kan, kun, kunt, kunnen, kunnen we, zou, zouden, wil, willen, wilt, graag, moet, moeten, mag, mogen, waar, wat, welke, welk, wie, hoe, waarom, of er, dat, die, deze, dit, als, dan, want, dus, omdat, ja, nee, toch, eens, even, nog, al, alvast, hoi, hallo, hey, dag, dank, dankje, bedankt, alsjeblieft, aub, alstublieft, svp, zoek, zoeken, zoekt, gezocht, op zoek, op zoek naar, vind, vinden, gevonden, laat, laat zien, toon, geef, noem, raad, aanraden, aanrader, aanraders, aanbevolen, aanbeveling, aanbevelingen, tip, tips, suggestie, suggesties, adviseer, nodig, goed, goede, mooi, mooie, mooiste, leuk, leuke, leukste, prachtig, prachtige, geweldig, geweldige, fijn, fijne, gaaf, gave, super, top, beste, best, interessant, interessante, bekend, bekende, beroemd, beroemde, groot, grote, klein, kleine, nieuw, nieuwe, geschikt, geschikte, veilig, veilige, ideaal, ideale, perfect, perfecte, waard, moeite waard, veel, vele, heel, erg, zeer, te, zo, wat, paar, een paar, aantal, enkele, sommige, alle, alles, elke, ergens, overal, hier, plek, plaats, plaatsen, locatie, stek, spot, gebied, gebieden, regio, land, landen, wereld, wereldwijd, water, onder water, onderwater, onderwaterleven, leven, zien, zie, ziet, te zien, spotten, tegenkomen, ontmoeten, kijken, doen, maken, gaan, ga, gaat, komen, reis, reizen, vakantie, vakanties, weekend, vriend, vriendin, vrienden, man, vrouw, zoon, dochter, familie, mensen, iemand, ander, jaar, jaren, dag, dagen, week, weken, maand, maanden, seizoen, periode, tijd, tijdens, van, van de, uit, naar, door, om, om te, over, per, tegen, niveau, brevet, gebrevetteerd, ervaring, soort, soorten, mogelijk, mogelijkheden, liefst, het liefst, bij voorkeur, eventueel, misschien, ongeacht, gewoon, echt, nu, dan ook, kleurrijk, kleurrijke, vol, rijk, weten, weet, info, informatie, ligt, liggen, leeft, voorkomen, komen voor, aanwezig, waarbij, waarvan, nederlands, bijzonder, bijzondere, zelf, daarvoor, momenteel, volgend, volgende, houden van, hou van, mijn vrouw, vertel, staan, net, gehaald, cursus, groep, samen, gids, hulp, vraag, leren, ontdekken, genieten, morgen, avond, ochtend, best wel, hele, heleboel, verschillende, meerdere, kent, ken, weten jullie, jullie
  `,
    inNames:
      'de, het, een, van, der, den, in, op, en, of, te, t, n, u, me, we, was, is, ben, had, die, dan, want, over, door, dag, man, water, land, winter, wand, meer, zee, beach, strand, hotel, spot, spots, super, top, best, warm, plus, per, week, weekend, met, mag, haar, hun, dit, dus, al, als, hem, zie, er, expert, experts, starter, beginner, beginners, boot, tunnel, tunnels, canyon, macro, drift, tip, tips, open, kids, max, maximum, minimum, min, nacht, hey, hallo, info, perfect, warmer, rif, boven, restaurant, restaurants, hotels, liveaboard, vol, even, vis, angel, half, door, tot, na, snorkel, snorkels, muck',
  })
