import { type Tongue, tongueOf } from './tongue.ts'

export const french = (): Tongue =>
  tongueOf({
    code: 'fr',
    endings: 's, x, es, e, nt, aux>al',
    elisions: 'l, d, j, n, m, t, s, c, qu',
    meanings: `
a week = une semaine, 1 semaine, huit jours
two weeks = deux semaines, 2 semaines, quinze jours
dive holiday = voyage plongée, voyage de plongée, vacances plongée, séjour plongée
dive sites = site de plongée, sites de plongée, site de plongees, spot de plongée, spots de plongée, lieu de plongée, lieux de plongée, endroit pour plonger, endroits pour plonger, endroits où plonger, coin de plongée, coins de plongée, sites plongée, spots plongée, spot, spots
dive = plongée, plongées, plonger, plonge, plongez, plongeons, scuba, sous marine, plongée sous marine, plongées sous marines, séjour plongée
diver = plongeur, plongeurs, plongeuse
beginner = débutant, débutants, débutante, débutantes, débuter, débutons, débute, novice, novices, niveau débutant, niveau 1, n1
inexperienced = inexpérimenté, peu expérimenté, peu d'expérience, sans expérience
newly certified = fraîchement certifié, fraîchement certifiée, tout juste certifié, viens de passer mon niveau 1
open water diver = open water, ow, owd
first dive = baptême, baptêmes, baptême de plongée, baptêmes de plongée, première plongée, premières plongées, jamais plongé
easy = facile, faciles, simple, simples, tranquille, tranquilles, accessible aux débutants, relax, peinard
easier = plus facile, plus faciles, plus simple, plus simples, moins difficile
harder = plus difficile, plus difficiles, plus dur
children = enfant, enfants, gamin, gamins
family friendly = pour familles, pour les familles, en famille, pour une famille, familial, familiale, familiales
nervous diver = anxieux, stressé, peureux
intermediate = intermédiaire, intermédiaires, niveau moyen, niveau 2, n2, confirmé débutant
advanced = avancé, avancés, avancée, avancées, confirmé, confirmés, niveau 3, n3, aow, aowd, plongeur avancé, plongeurs avancés
experienced = expérimenté, expérimentés, expérimentée, expérimentées
challenging = difficile, difficiles, exigeant, exigeante, exigeantes, dur, dure, sportif, sportive, sportives
expert = expert, experts
technical = technique, techniques, plongée tek, tek, trimix, recycleur, plongeurs tek, plongée technique, plongées techniques
wreck = épave, épaves, naufrage, bateau coulé, bateaux coulés, navire coulé, navires coulés
plane wreck = épave d'avion, épaves d'avion, épaves d'avions
reef = récif, récifs
coral reef = récif corallien, récifs coralliens, récif de corail, récifs de corail, barrière de corail, jardin de corail, jardins de corail, jardin de coraux
coral = corail, coraux
rocky reef = récif rocheux, récifs rocheux
artificial reef = récif artificiel, récifs artificiels
house reef = récif maison
wall = tombant, tombants, mur, murs, paroi, parois, drop off
cave = grotte, grottes, caverne, cavernes, cavité, spéléo, plongée spéléo
cenote = cénote, cénotes, cenote, cenotes
pinnacle = pinacle, pinacles, sec, mont sous marin, monts sous marins
drift dive = dérivante, plongée dérivante, plongées dérivantes, plongée à la dérive, dérive, drift, plongées en dérive
muck dive = muck, muck dive, muck diving
macro = macro, petites bêtes
night dive = plongée de nuit, plongées de nuit, plongée nocturne, plongées nocturnes, de nuit, la nuit, nocturne, nuit
ice dive = sous glace, plongée sous glace, plongées sous glace, sous la glace, plongée sous la glace, glace
snorkeling = snorkeling, snorkelling, snorkel, palmes masque tuba, masque et tuba, pmt, randonnée palmée, tuba
freediving = apnée, apnéiste
from shore = du bord, depuis le bord, plongée du bord, plongées du bord, depuis la plage, de la plage, depuis la côte, du rivage, depuis le rivage, au départ de la plage, mise à l'eau du bord, à pied, bord, sans bateau
by boat = en bateau, depuis un bateau, depuis le bateau, par bateau, du bateau, avec bateau, bateau
liveaboard = croisière plongée, croisière, croisières
lake = lac, lacs, lac de montagne, étang, étangs, plan d'eau
quarry = carrière, carrières, carrière inondée, carrières inondées
river = rivière, rivières, fleuve, fleuves
freshwater = eau douce
salt water = eau salée
place = mer, mers, océan
place = île, îles
place = côte, côtes
place = baie, baies
beach = plage, plages
tunnel = tunnel, tunnels
canyon = canyon, canyons
statue = statue, statues
volcano = volcan, volcans, volcanique
animals = animaux, animal, faune, bêtes
fish = poisson, poissons
big fish = gros poissons, gros
with strong current = avec du courant, avec courant, fort courant, courant fort, courants forts, beaucoup de courant, avec des courants
without strong current = sans courant fort, sans courants forts, sans fort courant, sans forts courants, sans courant, sans courants, pas de courant, pas de courants, pas de courant fort, pas de fort courant, pas trop de courant, pas beaucoup de courant, pas trop de courants, sans trop de courant, sans gros courant, sans beaucoup de courant, aucun courant, courant pas trop fort, pas de gros courant, pas de courants forts, courants pas trop forts
little current = moins de courant, moins de courants, peu de courant, faible courant, courant faible, léger courant, courants faibles, courant léger, courant modéré, faibles courants
current = courant, courants
calm water = calme, calmes, eau calme, eaux calmes, mer calme, abrité, abritée, abrités, abritées, à l'abri
good visibility = bonne visibilité, bonne visi, bonne visu, eau claire, eaux claires, eau cristalline, eaux cristallines, eau limpide, eaux limpides, eau transparente, excellente visibilité, belle visibilité, super visibilité
bad visibility = mauvaise visibilité, mauvaise visi, eau trouble
visibility = visibilité, visi
dangerous animals = animaux dangereux
easy to reach = facile d'accès, faciles d'accès, accès facile, facilement accessible, facilement accessibles
remote = isolé, isolés, reculé, éloigné
warm water = eau chaude, eaux chaudes, chaude, chaudes, chaud, tropical, tropicale, tropicales, mers chaudes, mer chaude
not cold = pas froide, pas froid, pas trop froide, pas trop froid, eau pas froide, eau pas trop froide
cold water = eau froide, eaux froides, froide, froides, froid, eau glacée, glaciale
water temperature = température de l'eau, température
warmer than = plus chaude que, plus chaud que
colder than = plus froide que, plus froid que
warmer = plus chaud, plus chaude
colder = plus froid, plus froide
degrees = degrés, degré
shallow = peu profond, peu profonds, peu profonde, peu profondes, faible profondeur, faibles profondeurs, petite profondeur, pas profond, pas profonde, pas trop profond, pas trop profonds, pas trop profonde, pas trop profondes, pas très profond, pas très profonde, petits fonds, petit fond
deep = profond, profonds, profonde, profondes, plongée profonde, plongées profondes, grande profondeur
how deep = quelle profondeur, quelle est la profondeur, à quelle profondeur, combien de mètres
how cold = froid comment
depth = profondeur, profondeurs, de profondeur, de fond
deepest = le plus profond, la plus profonde, les plus profonds, les plus profondes
shallowest = le moins profond, la moins profonde, les moins profonds, les moins profondes
closest = le plus proche, la plus proche, les plus proches, plus proche, plus proches
top rated = mieux noté, mieux notés, les mieux notés, les mieux notées
deeper = plus profond, plus profonds, plus profonde, plus profondes
shallower = moins profond, moins profonds, moins profonde, moins profondes
up to = jusqu'à, jusqu'a, jusque, jusqu'aux, jusqu'au, jusqu'à un maximum de, jusque à
max = max, maxi, maximum, au maximum, au max, au plus, tout au plus, dans la limite de, pas plus de, pas plus que, pas à plus de, pas au delà de, pas au dessous de, pas en dessous de, pas plus profond que, pas plus profonds que, pas plus profonde que, pas plus profondes que, pas plus profond qu, pas plus bas que, pas plus loin que, ne dépassant pas, qui ne dépasse pas, qui ne dépassent pas, sans dépasser, ne pas dépasser, ne dépasse pas, ne dépassent pas, sans descendre à plus de, sans descendre sous, sans descendre en dessous de, sans aller au delà de, jamais plus de, rien à plus de, rien au delà de, rien de plus profond que, limité à, limitée à, limite de, limite, à l'intérieur de
max depth = profondeur max, profondeur maxi, profondeur maximale, profondeur maximum, profondeur limite
shallower than = moins profond que, moins profonds que, moins profonde que, moins profondes que
less than = moins de, moins que, à moins de, inférieur à, inférieure à, inférieures à, inférieurs à
under = sous, en dessous de, au dessous de, au dessus de, en deçà de, en dessous des, sous les
or less = ou moins, et moins, ou moins profond
deeper than = plus profond que, plus profonds que, plus profonde que, plus profondes que
more than = plus de, plus que, à plus de, supérieur à, supérieure à, supérieures à, dépassant, dépasse, dépassent, dépasser
beyond = au delà de, au delà des
from = à partir de, dès
at least = pas moins de, pas moins profond que, au moins, minimum, mini, au minimum, min
or more = ou plus, et plus, ou plus profond, ou davantage
around = environ, autour de, à peu près, vers, aux alentours de
between = entre
in = en, dans, au, aux, à
near = près de, près d', proche de, à côté de, proche, du côté de, aux environs de, autour du, pas loin de
near me = près de moi, près de chez moi, à proximité, autour de moi, près d'ici, dans le coin, proche de moi
and = et
or = ou, ou bien
without = sans
with = avec
not = pas, jamais, non, rien
no = aucun, aucune, ni, pas de, pas d', point de
only = seulement, uniquement, que pour, juste, rien que
also = aussi, également
except = sauf, hormis, excepté, à part, mais pas
any depth = peu importe la profondeur, n'importe quelle profondeur
instead = plutôt, à la place
but = mais
for = pour
more = plus de résultats, d'autres, encore plus, montre plus, en voir plus, davantage
start over = nouvelle recherche, recommencer, on recommence
what about = qu'en est il de, et pour ce qui est de, que dis tu de
the first one = le premier, la première
the second one = le deuxième, la deuxième, le second, la seconde
the third one = le troisième, la troisième
difference = différence, différences, compare, comparer, comparaison
there = là bas
after = après, après la, après le, après une
before = avant, avant de, avant la
dangerous = dangereux, dangereuse, dangereuses, risqué
similar to = similaire à, similaires à, semblable à, comme le, comme la, du genre de
best time = meilleure période, meilleure saison, meilleur moment, meilleure époque
when = quand
can not = ne peux pas, ne peut pas, ne veux pas, ne veut pas, ne voulons pas, ne pouvons pas, peux pas, veux pas, interdit, interdite
not for me = trop pour moi, trop pour nous, c'est trop, trop, hors de question, surtout pas, non merci, pas pour moi, pas pour nous, trop profond, trop profonde, trop dangereux, me fait peur, j'ai peur, peur
new years = nouvel an
christmas = noël
easter = pâques
spring = printemps
summer = été, cet été, l'été
autumn = automne
winter = hiver
dive shop = centre de plongée, centres de plongée, club de plongée, clubs de plongée, club
hotel = hôtel, hôtels, hébergement, logement
restaurant = restaurant, restaurants
photography = photo, photos, photographie, photographier
m = mètre, mètres, mètre de profondeur, mètres de profondeur, mètres de fond, m de fond, m de profondeur, metre, metres
feet = pieds, pied
km = kilomètre, kilomètres
within = dans un rayon de
5 = cinq
10 = dix
12 = douze
15 = quinze
18 = dix huit
20 = vingt
25 = vingt cinq
30 = trente
40 = quarante
50 = cinquante
60 = soixante
`,
    months:
      'janvier/janv, février/fevr, mars, avril, mai, juin, juillet/juil, août, septembre/sept, octobre/oct, novembre/nov, décembre/dec',
    ranges: 'à, au, a, jusqu a, jusqu en, jusqu au, et',
    idle: `
    je, j, tu, il, elle, on, nous, vous, ils, elles, me, moi, te, toi, se, mon, ma, mes, son, sa, ses, notre, nos, votre, vos, leur, le, la, les, l, un, une, des, du, de, d, ce, cet, cette, ces, c, est, sont, suis, es, sommes, êtes, être, était, a, ai, as, avons, avez, ont, avoir, y, il y a, y a t il, y a, qui, que, qu, quoi, quel, quelle, quels, quelles, où, ou est, comment, pourquoi, si, car, donc, alors, ne, n, s, t, m, peux, peut, peuvent, pouvez, puis, pourrait, pouvons, veux, veut, voulons, voudrais, voudrait, voudrions, aimerais, aimerait, aime, faut, faire, fais, fait, font, aller, vais, va, allons, partir, pars, voir, vois, voit, observer, rencontrer, croiser, trouver, trouve, trouver des, cherche, cherchons, chercher, recherche, montre, montrer, montrez, donne, donner, propose, proposer, conseille, conseiller, conseils, recommande, recommander, recommandations, merci, bonjour, salut, stp, svp, s'il vous plaît, s'il te plaît, bon, bons, bonne, bonnes, beau, beaux, belle, belles, joli, jolis, jolie, jolies, meilleur, meilleurs, meilleure, meilleures, top, super, magnifique, magnifiques, superbe, superbes, incontournable, incontournables, intéressant, intéressants, intéressante, grand, grande, grands, grandes, petit, petite, petits, petites, nouveau, nouveaux, célèbre, célèbres, connu, connus, idéal, idéale, idéals, parfait, parfaite, adapté, adaptés, adaptée, adaptées, convient, conviennent, accessible, accessibles, sûr, sûrs, sécurisé, très, trop, bien, beaucoup, plein, quelques, plusieurs, tout, tous, toute, toutes, ici, là, lieu, lieux, endroit, endroits, coin, coins, site, sites, zone, zones, région, régions, pays, monde, eau, eaux, sous l'eau, vie marine, marin, marine, marins, marines, fonds, fonds marins, vacances, voyage, séjour, week end, ami, amie, amis, copine, copain, femme, mari, fils, fille, famille, gens, autre, autres, année, an, ans, jour, jours, semaine, mois, saison, période, moment, dont, lequel, par, chez, depuis, afin, comme, même, encore, déjà, possible, possibles, surtout, préférence, de préférence, idéalement, situé, située, situés, trouvent, savoir, sais, dis, dire, info, infos, informations, niveau, certification, type, types, plongeur niveau, richesse, riche, riches, coloré, colorés, colorée, vivre, vit, vivent, on peut, quelque part, partout, conviendrait, serait, sera, soit, soient, parle, français, prévu, prévois, passer, descendre, descends, aller plonger, vient, viens, passe, passé, fais, fera, aura, aurait, sait, sache, seul, seule, ensemble, groupe, cours, stage, guide, matin, soir, vraiment, question, aide, aidez, découvrir, découverte, profiter, plutôt que, également, environ de, cool, sympa, sympas, vraiment, plutôt bien, avant
  `,
    inNames:
      'sur, pres, cote, mur, port, belle, bon, le, la, les, l, d, de, du, des, un, une, a, au, en, et, on, me, te, es, as, ma, se, si, petit, petite, grand, grande, bleu, blanc, noir, rouge, baie, pointe, mer, sec, grotte, mur, tombant, recif, ile, cap, point, top, super, site, sites, spot, spots, an, son, t, s, m, n, c, y, pour, photo, simple, expert, experts, marine, plus, max, mini, maximum, minimum, min, sous, macro, technique, club, bord, vers, cool, type, zone, cave, tunnel, canyon, hotel, restaurant, snorkeling, drift, car, tout, par, dont, or, fait, ne, est, va, vie, info, moment, parle, animal, sec, mars, descends, possible',
  })
