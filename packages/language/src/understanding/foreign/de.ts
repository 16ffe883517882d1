import { type Tongue, tongueOf } from './tongue.ts'

export const german = (): Tongue =>
  tongueOf({
    code: 'de',
    endings: 'en, n, e, s, es, er, ern, em, nen, in, innen',
    isCompounding: true,
    meanings: `
a week = eine woche, einwöchig, einwöchige, 1 woche
two weeks = zwei wochen, zweiwöchig, zweiwöchige, 2 wochen
dive holiday = tauchurlaub, tauchreise, tauchreisen, tauchsafari
dive sites = tauchplatz, tauchplätze, tauchplätzen, tauchspot, tauchspots, tauchstelle, tauchstellen, tauchgebiet, tauchgebiete, tauchgebieten, tauchort, tauchorte, tauchziel, tauchziele, tauchrevier, tauchreviere, spots, plätze, plätzen, stellen
dive = tauch, tauchen, tauchgang, tauchgänge, tauchgängen, tauche, taucht, getaucht, betauchen, abtauchen, gerätetauchen, gänge
diver = taucher, tauchern, taucherin
beginner = anfänger, anfängern, anfängerin, einsteiger, einsteigern, neuling, neulinge, neulingen, anfängerfreundlich, anfängerfreundliche, anfängertauglich, anfängertaugliche, tauchanfänger, einsteigerfreundlich
inexperienced = unerfahren, unerfahrene, unerfahrenen, wenig erfahrung, kaum erfahrung, wenig taucherfahrung
newly certified = frisch zertifiziert, frischgebackene, gerade den schein gemacht, frisch den schein, neuer tauchschein
open water diver = open water, owd, ow
first dive = erster tauchgang, ersten tauchgang, erste tauchgänge, ersten tauchgänge, schnuppertauchen, schnuppertauchgang, probetauchen, noch nie getaucht
easy = leicht, leichte, leichter, leichten, leichtes, einfach, einfache, einfachen, einfacher, einfaches, entspannt, entspannte, entspannten, gemütlich, gemütliche
easier = einfacher als, leichter bitte, einfachere, leichtere
harder = schwerer bitte, schwerere, schwierigere, anspruchsvollere
children = kinder, kindern, kind, kinderfreundlich
family friendly = für familien, für die familie, für die ganze familie, familienfreundlich, familientauglich
nervous diver = ängstlich, ängstliche, nervös, nervöse
intermediate = mittelschwer, mittelschwere, mittleres niveau, mittlere schwierigkeit, fortgeschrittene anfänger
advanced = fortgeschritten, fortgeschrittene, fortgeschrittenen, fortgeschrittener, aowd, aow
experienced = erfahren, erfahrene, erfahrenen, erfahrener, geübte, geübten
challenging = anspruchsvoll, anspruchsvolle, anspruchsvollen, schwierig, schwierige, schwierigen, schwer, schwere, schweren, herausfordernd, herausfordernde
expert = experten, profi, profis
technical = technisch, technische, technischen, technisches tauchen, techtaucher, tec taucher, tec, tek, trimix, rebreather, kreislaufgerät
wreck = wrack, wracks, wrackes, schiffswrack, schiffswracks, versunkene schiffe, versunkenes schiff, gesunkene schiffe
plane wreck = flugzeugwrack, flugzeugwracks
reef = riff, riffe, riffen, riffs
coral reef = korallenriff, korallenriffe, korallenriffen, korallengarten, korallengärten
coral = koralle, korallen
rocky reef = felsriff, felsriffe
artificial reef = künstliches riff, künstliche riffe
house reef = hausriff, hausriffe
wall = steilwand, steilwände, steilwänden, wand, wände, wänden, abbruchkante, abhang, drop off, dropoff, drop offs
cave = höhle, höhlen, grotte, grotten, unterwasserhöhle, unterwasserhöhlen, kaverne, kavernen
cenote = cenote, cenoten, cenotes
pinnacle = felsnadel, felsnadeln, unterwasserberg, unterwasserberge, seeberg
drift dive = drift, drifttauchen, strömungstauchen, strömungstauchgang, strömungstauchgänge, drift tauchgang, drift tauchgänge
muck dive = muck, mucktauchen, muck diving, muck tauchen
macro = makro, makros, makrofotografie, kleintiere
night dive = nachttauchen, nachttauchgang, nachttauchgänge, nachttauchgängen, nachts, bei nacht, tauchen bei nacht, nacht
ice dive = eistauchen, eistauchgang, eistauchgänge, unter eis, unter dem eis, eis
snorkeling = schnorcheln, schnorchel, schnorchler, schnorchelplatz, schnorchelplätze, schnorchelspot, schnorchelspots, geschnorchelt
freediving = apnoe, apnoetauchen, freitauchen
from shore = vom ufer, vom ufer aus, vom strand, vom strand aus, vom land, von land, von land aus, vom land aus, landtauchgang, landtauchgänge, ufertauchgang, ufertauchgänge, ufertauchen, strandtauchen, landeinstieg, ufereinstieg, einstieg vom ufer, einstieg vom strand, ohne boot, ufer
by boat = vom boot, vom boot aus, mit boot, mit dem boot, per boot, vom schiff, bootstauchgang, bootstauchgänge, bootstauchen, bootsausfahrt, boot
liveaboard = tauchkreuzfahrt, tauchschiff, safariboot
lake = see, seen, bergsee, bergseen, binnensee, alpensee, süßwassersee
quarry = steinbruch, steinbrüche, baggersee, baggerseen, kiesgrube
river = fluss, flüsse, flüssen
freshwater = süßwasser
salt water = salzwasser
place = meer, meere, ozean
place = insel, inseln
place = küste, küsten
place = bucht, buchten
beach = strand, strände, stränden
tunnel = tunnel
canyon = canyon, canyons, schlucht, schluchten
statue = statue, statuen
volcano = vulkan, vulkane, vulkanisch
animals = tiere, tieren, lebewesen, meerestiere
fish = fisch, fische, fischen, fischreich, fischschwarm, fischschwärme
big fish = großfisch, großfische
with strong current = mit starker strömung, mit viel strömung, mit strömung, starke strömung, viel strömung, starker strömung
without strong current = ohne starke strömung, ohne starke strömungen, ohne strömung, ohne strömungen, keine strömung, keine strömungen, keine starke strömung, keine starken strömungen, strömungsfrei, strömungsarm, ohne viel strömung, nicht viel strömung, nicht so viel strömung, nicht so starke strömung, nicht zu starke strömung, nicht zu viel strömung, nicht zu starker strömung, nicht starker strömung, nicht so starker strömung, zu starke strömung nicht, ohne zu starke strömung, strömung nicht zu stark, strömung nicht so stark, nicht strömungsreich
little current = weniger strömung, wenig strömung, kaum strömung, geringe strömung, geringer strömung, schwache strömung, schwacher strömung, leichte strömung, leichter strömung, sanfte strömung
current = strömung, strömungen
calm water = ruhiges wasser, ruhigem wasser, ruhig, ruhige, ruhigen, ruhiges meer, geschützt, geschützte, geschützten, stilles wasser
good visibility = gute sicht, guter sicht, gute sichtweite, gute sichtweiten, klares wasser, klarem wasser, glasklar, glasklares wasser, kristallklar, kristallklares wasser, tolle sicht, super sicht, klare sicht
bad visibility = schlechte sicht, schlechter sicht, trübes wasser, trüb
visibility = sicht, sichtweite, sichtweiten
dangerous animals = gefährliche tiere, gefährlichen tiere, gefährlichen tieren
easy to reach = leicht erreichbar, leicht zu erreichen, gut erreichbar, einfach zu erreichen
remote = abgelegen, abgelegene, einsam, einsame
warm water = warmes wasser, warmem wasser, warm, warme, warmen, warmes, wassertemperatur warm, tropisch, tropische, tropischen, badewannenwarm
not cold = nicht kalt, nicht zu kalt, nicht so kalt, kein kaltes wasser
cold water = kaltes wasser, kaltem wasser, kalt, kalte, kalten, kaltes, kaltwasser, eiskalt, eiskaltes wasser
water temperature = wassertemperatur, wassertemperaturen, temperatur
warmer than = wärmer als
colder than = kälter als
warmer = wärmer
colder = kälter
degrees = grad
shallow = flach, flache, flachen, flaches, flacher tauchgang, flache tauchgänge, seicht, seichte, seichten, nicht tief, nicht zu tief, nicht so tief, nicht sehr tief, flachwasser, geringe tiefe, geringer tiefe
deep = tief, tiefes, tiefer tauchgang, tiefe tauchgänge, tiefen tauchgängen, tieftauchen, tieftauchgang, tieftauchgänge
how deep = wie tief
how cold = wie kalt
how warm = wie warm
depth = tiefe, tiefen, wassertiefe, tauchtiefe
deepest = am tiefsten, tiefste, tiefsten, tiefster
shallowest = am flachsten, flachste, flachsten
closest = am nächsten gelegen, nächstgelegene, nächstgelegenen, am nächsten
top rated = bestbewertet, bestbewertete, am besten bewertet, beliebteste, beliebtesten
deeper = tiefer
shallower = flacher, weniger tief, nicht so tief bitte
up to = bis, bis zu, bis auf, bis maximal, bis max, bis höchstens, maximal bis, max bis, höchstens bis, nur bis, nur bis zu
max = max, maximal, maximale, höchstens, maximum, nicht mehr als, nicht tiefer als, nicht tiefer, nicht tiefer wie, keinesfalls tiefer als, auf keinen fall tiefer als, nie tiefer als, niemals tiefer als, nirgends tiefer als, nichts tiefer als, nichts tieferes als, nichts über, nicht über, nicht unter, nicht unterhalb von, nicht weiter runter als, nicht weiter als, ohne tiefer als, innerhalb von, innerhalb
max depth = maximaltiefe, maximale tiefe, maximale tauchtiefe, höchsttiefe, tiefenlimit, maximaler tiefe, limit, grenze, tiefengrenze
shallower than = flacher als, weniger tief als, seichter als
less than = weniger als, geringer als, kleiner als
under = unter, unterhalb von, unterhalb, oberhalb, oberhalb von
or less = oder weniger, oder flacher, und weniger, und flacher
at most = maximal bitte, höchstens bitte
deeper than = tiefer als, tiefer wie, weiter runter als
more than = mehr als, größer als
over = über
from = ab
at least = nicht weniger als, nicht flacher als, mindestens, min, minimum, wenigstens, minimal
or more = oder mehr, oder tiefer, und mehr, und tiefer, aufwärts
around = etwa, ungefähr, circa, ca, rund, zirka
between = zwischen
in = in, im, ins, am, an, auf, zur
near = bei, nahe, nähe, in der nähe von, in der nähe der, in der nähe des, nahe bei, nicht weit von, unweit von, rund um, um
near me = in meiner nähe, in der nähe, bei mir, hier in der nähe, in unserer nähe
and = und, u, sowie
or = oder, bzw
without = ohne
with = mit
not = nicht, nichts, nie, niemals
no = kein, keine, keinen, keiner, keinem, keines, bloß kein, bloß keine
only = nur, ausschließlich, lieber nur
also = auch, außerdem
except = außer, ausser, abgesehen von, aber nicht
any depth = egal wie tief, tiefe egal, die tiefe ist egal
instead = lieber, dann lieber, stattdessen, statt dessen
but = aber, sondern
for = für, fuer
more = mehr davon, weitere, weitere plätze, noch mehr, zeig mehr, mehr anzeigen
start over = neue suche, von vorn, von vorne, neu anfangen
what about = was ist mit, wie wärs mit, wie sieht es aus mit, wie sieht es mit, und was ist mit
the first one = der erste, die erste, das erste, den ersten
the second one = der zweite, die zweite, das zweite, den zweiten
the third one = der dritte, die dritte, das dritte, den dritten
which one = welcher davon, welche davon, welches davon
difference = unterschied, unterschiede, vergleich, vergleiche
there = dort
after = nach dem, danach
before = vor dem, bevor
dangerous = gefährlich, gefährliche, gefährlichen, riskant
safe = ungefährlich
similar to = ähnlich wie, so ähnlich wie, so wie, vergleichbar mit
best time = beste zeit, besten zeit, beste reisezeit, beste jahreszeit, beste tauchzeit
when = wann
can not = kann nicht, darf nicht, will nicht, möchte nicht, mag nicht, traue mich nicht, trau mich nicht, dürfen nicht, können nicht, wollen nicht, verboten
not for me = auf keinen fall, keinesfalls, lieber nicht, nein danke, kommt nicht in frage, kommt nicht infrage, ausgeschlossen, tabu, schaffe ich nicht, traue ich mich nicht, trau ich mich nicht, mag ich nicht, zu viel, zuviel, muss nicht sein, ist nichts für, nichts für mich, nichts für uns, zu tief, zu gefährlich, zu heikel, zu viel für mich, macht mir angst, habe angst, hab angst, angst
new years = silvester
christmas = weihnachten
easter = ostern
spring = frühling, frühjahr, frühlings
summer = sommer, sommerferien, sommers, hochsommer
autumn = herbst, herbstferien
winter = winter, winters, winterferien
dive shop = tauchbasis, tauchbasen, tauchschule, tauchcenter, tauchshop, tauchladen
hotel = hotel, hotels, unterkunft, unterkünfte, übernachtung
restaurant = restaurant, restaurants, essen gehen
photography = fotografieren, fotografie, unterwasserfotografie, fotos
m = meter, metern, mtr, meters
feet = fuß, fuss
km = kilometer, kilometern
within = im umkreis von, umkreis von
5 = fünf
10 = zehn
12 = zwölf
15 = fünfzehn
18 = achtzehn
20 = zwanzig
25 = fünfundzwanzig
30 = dreißig
40 = vierzig
50 = fünfzig
`,
    months:
      'januar/jan/jänner, februar/feb, märz/maerz, april/apr, mai, juni, juli, august/aug, september/sept/sep, oktober/okt, november/nov, dezember/dez',
    ranges: 'bis, bis zu',
    idle: `
    ich, du, er, sie, es, wir, ihr, mir, mich, dir, dich, uns, euch, mein, meine, meinen, meiner, meinem, unser, unsere, unseren, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, ist, sind, bin, war, sein, seid, gibt, gibts, es gibt, habe, hab, hat, haben, hast, kann, kannst, können, könnt, möchte, möchten, möchtest, will, wollen, willst, würde, würden, soll, sollen, sollte, muss, müssen, darf, dürfen, mag, wo, was, welche, welcher, welches, welchen, wer, wie, wohin, woher, warum, dass, ob, wenn, weil, da, dann, denn, doch, ja, mal, bitte, danke, hallo, hi, moin, servus, suche, suchen, suchst, sucht, gesucht, such, zeig, zeige, zeigen, zeigt, finde, finden, empfehle, empfehlen, empfiehl, empfehlung, empfehlungen, tipp, tipps, vorschlag, vorschläge, brauche, brauchen, gern, gerne, gut, gute, guten, guter, gutes, schön, schöne, schönen, schöner, schönes, schönste, schönsten, toll, tolle, tollen, toller, super, beste, besten, bester, bestes, top, interessant, interessante, interessanten, spannend, spannende, spannenden, groß, große, großen, großer, klein, kleine, kleinen, neu, neue, neuen, bekannt, bekannte, bekannten, berühmt, berühmte, lohnt, lohnen, lohnt sich, lohnend, lohnenswert, geeignet, geeignete, geeigneten, passend, passende, passenden, sicher, sichere, sicheren, viel, viele, vielen, vieles, einige, ein paar, paar, etwas, sehr, so, zu, zum, von, vom, aus, nach, dort, hier, noch, schon, am besten, am liebsten, lieber, liebsten, sehen, sieht, man, gesehen, beobachten, treffen, begegnen, leben, lebt, machen, mache, mach, gehen, geht, gehe, fahren, fahre, reisen, reise, urlaub, ferien, unterwasser, unterwasserwelt, unter wasser, wasser, ort, orte, orten, platz, platzes, stelle, gebiet, gegend, gegenden, region, regionen, land, länder, welt, weltweit, möglich, möglichst, auf der suche nach, wir sind, ich bin, als, freund, freundin, freunde, freunden, mann, frau, sohn, tochter, familie, familien, leute, anderes, andere, anderen, alle, alles, überall, irgendwo, jemand, jahr, jahre, tag, tage, woche, wochen, monat, monate, zeit, jahreszeit, saison, unterwegs, nächste, nächsten, nächstes, diese, dieser, dieses, diesem, diesen, überhaupt, eigentlich, vielleicht, eher, ganz, gerade, wirklich, liegt, liegen, befindet, sich, sagen, sag, wissen, weiß, über die, erzähl, mehr über, info, infos, informationen, tauchschein, schein, brevet, zertifiziert, brevetiert, senioren, reichen, reicht, genügt, genügen, zertifizierung, level, niveau, erfahrung, anzeigen, auch gerne, eignen, eignet, gemacht, sowieso, geht so, gelernt, lernen, hätte, hätten, wäre, wären, wurde, werden, wird, während, ab und zu, mehrere, verschiedene, möglichkeiten, ausflug, kurs, guide, gruppe, zusammen, gemeinsam, total, richtig, echt, ziemlich, bisschen, trotzdem, taucherisch, tauchbar, abends, morgens, mittags, gefunden, ahnung, frage, fragen, hilfe, helfen, optimal, ideal, perfekt, wunderschön, wunderschöne, wunderschönen, voll, vor, vorbei, rum, herum, mal so, halt, kommen, kommt, komme, bleiben, bleibe, runter, hinunter, gehts, davon, dabei, damit, einmal, erst, insgesamt, jetzt, direkt, dich, dein, deine, deutsch, spot, arten, artenreich, artenvielfalt, vielfalt, bunt, bunte, bunten, intakt, intakte, intakten, unberührt, unberührte, höhe
  `,
    inNames:
      'island, strand, der, die, das, des, den, dem, am, an, in, im, zu, zum, ein, see, insel, bucht, blau, rot, nord, süd, ost, west, alt, meer, berg, stein, wand, hotel, land, tag, hat, bin, man, war, will, also, so, als, man, mal, bei, gut, es, er, um, u, was, rum, platz, spot, level, info, top, super, ideal, region, tunnel, canyon, hi',
  })
