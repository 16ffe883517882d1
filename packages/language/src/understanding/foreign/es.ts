import { type Tongue, tongueOf } from './tongue.ts'

export const spanish = (): Tongue =>
  tongueOf({
    code: 'es',
    endings: 's, es, as>o, a>o, os>o, ita>o',
    meanings: `
dive sites = sitio de buceo, sitios de buceo, punto de buceo, puntos de buceo, lugar de buceo, lugares de buceo, lugares para bucear, sitios para bucear, zona de buceo, zonas de buceo, spot de buceo, spots de buceo, sitios buceo, puntos de inmersión, sitios de inmersión, lugares de inmersión, spots
dive = buceo, buceos, bucear, buceamos, buceo recreativo, inmersión, inmersiones, sumergirse, submarinismo, inmersiones de buceo
diver = buceador, buceadores, buceadora, buzo, buzos
beginner = principiante, principiantes, novato, novatos, novata, iniciante, iniciantes, iniciación, iniciarse, principiar, empezando, empezar a bucear, para empezar
inexperienced = sin experiencia, poca experiencia, inexperto, inexpertos
newly certified = recién certificado, recién certificada, recién certificados, recién titulado, recién sacado, acabo de sacarme
open water diver = open water, ow, owd
first dive = bautizo, bautizos, bautismo, bautismos, primera inmersión, primeras inmersiones, primera vez, nunca he buceado
easy = fácil, fáciles, sencillo, sencilla, sencillos, sencillas, tranquilo, tranquila, tranquilos, tranquilas, relajado, relajada
easier = más fácil, más fáciles, más sencillo
harder = más difícil, más difíciles, más complicado
children = niño, niña, niños, niñas, hijos
family friendly = para familias, para la familia, en familia, para toda la familia, familiar, familiares
nervous diver = nervioso, nerviosa, miedoso
intermediate = intermedio, intermedios, intermedia, nivel medio
advanced = avanzado, avanzados, avanzada, avanzadas, aow, aowd
experienced = experimentado, experimentados, experimentada, con experiencia, experto buceador
challenging = difícil, difíciles, exigente, exigentes, desafiante, desafiantes, complicado, complicada, complicados, duro
expert = experto, expertos, experta
technical = técnico, técnicos, técnica, técnicas, buceo técnico, buceadores técnicos, tec, trimix, rebreather
wreck = pecio, pecios, naufragio, naufragios, barco hundido, barcos hundidos, hundido, hundidos
plane wreck = avión hundido, aviones hundidos
reef = arrecife, arrecifes
coral reef = arrecife de coral, arrecifes de coral, jardín de coral, jardines de coral, arrecifes coralinos
coral = coral, corales
rocky reef = arrecife rocoso, arrecifes rocosos
artificial reef = arrecife artificial, arrecifes artificiales
wall = pared, paredes, muro, muros, veril, veriles, cantil, pared vertical, paredes verticales, drop off
cave = cueva, cuevas, gruta, grutas, caverna, cavernas, espeleobuceo
cenote = cenote, cenotes
pinnacle = pináculo, pináculos, bajos, montaña submarina, monte submarino
drift dive = a la deriva, buceo a la deriva, inmersión a la deriva, inmersiones a la deriva, buceo de deriva, deriva, buceo en corriente, drift
muck dive = muck, muck diving
macro = macro
night dive = buceo nocturno, inmersión nocturna, inmersiones nocturnas, nocturno, nocturna, nocturnas, de noche, por la noche, noche
ice dive = bajo hielo, buceo bajo hielo, buceo bajo el hielo, bajo el hielo, hielo
snorkeling = snorkel, esnórquel, esnorquel, snorkeling, hacer snorkel, buceo con tubo, careteo, caretear
freediving = apnea
from shore = desde la orilla, desde orilla, desde la playa, desde playa, desde la costa, desde costa, desde tierra, por la playa, entrada desde la playa, entrada por playa, orilla, sin barco, sin bote, sin lancha
by boat = en barco, desde barco, desde el barco, en bote, desde bote, en lancha, desde lancha, con barco, embarcación, desde embarcación, barco
liveaboard = vida a bordo, crucero de buceo
lake = lago, lagos, laguna, pantano, embalse, lago de montaña
quarry = cantera, canteras, cantera inundada
river = río, ríos
freshwater = agua dulce
salt water = agua salada
place = mar, océano
place = isla, islas
place = costa, costas
place = bahía, bahías
beach = playa, playas
tunnel = túnel, túneles
canyon = cañón, cañones
statue = estatua, estatuas
volcano = volcán, volcanes, volcánico
animals = animal, animales, fauna, bichos
fish = pez, peces
big fish = peces grandes, pez grande, pelágicos
with strong current = con corriente, con corrientes, con mucha corriente, corriente fuerte, corrientes fuertes, fuerte corriente, mucha corriente, con corriente fuerte
without strong current = sin corriente fuerte, sin corrientes fuertes, sin fuertes corrientes, sin fuerte corriente, sin mucha corriente, sin mucha corrientes, sin muchas corrientes, sin corriente, sin corrientes, no mucha corriente, que no haya corriente, no haya corriente, no haya mucha corriente, que no tenga corriente, que no tengan corriente, no tenga mucha corriente, sin demasiada corriente, no corriente, nada de corriente, sin tanta corriente, sin corrientes muy fuertes, que no haya mucha corriente, sin corriente muy fuerte
little current = menos corriente, menos corrientes, poca corriente, pocas corrientes, corriente suave, corrientes suaves, corriente leve, corriente débil, corriente floja, poca corrientes
current = corriente, corrientes
calm water = calmado, calmada, calma, aguas tranquilas, agua tranquila, aguas calmadas, agua calmada, mar en calma, mar tranquilo, en calma, protegido, resguardado, abrigado
good visibility = buena visibilidad, agua clara, aguas claras, agua cristalina, aguas cristalinas, aguas transparentes, agua transparente, excelente visibilidad, mucha visibilidad
bad visibility = mala visibilidad, poca visibilidad, agua turbia, aguas turbias
visibility = visibilidad
dangerous animals = animales peligrosos
easy to reach = fácil acceso, fácil de llegar, de fácil acceso, acceso fácil
remote = remoto, aislado, lejos
warm water = agua caliente, aguas calientes, agua cálida, aguas cálidas, agua templada, aguas templadas, cálido, cálida, caliente, calentita, tropical, tropicales
not cold = no fría, no muy fría, no frío, sin frío, agua no muy fría, no tan fría, no demasiado fría, que no esté fría, no esté fría
cold water = agua fría, aguas frías, frío, fría, frías, agua helada, helada
water temperature = temperatura del agua, temperatura
warmer than = más caliente que, más cálida que
colder than = más fría que, más frío que
warmer = más caliente, más cálido, más cálida
colder = más frío, más fría
degrees = grados, grado
shallow = poco profundo, poco profundos, poco profunda, poco profundas, poca profundidad, baja profundidad, somero, somera, someros, someras, superficial, superficiales, no profundo, no muy profundo, no muy profundos, no muy profunda, no muy profundas, no tan profundo, no demasiado profundo, que no sea profundo, no sea muy profundo, no sean muy profundos, no sean profundos, poco fondo, aguas bajas
deep = profundo, profundos, profunda, profundas, buceo profundo, inmersiones profundas, inmersión profunda, hondo, hondos, gran profundidad, mucha profundidad
how deep = qué profundidad, cuál es la profundidad, a qué profundidad, cómo de profundo, qué tan profundo, cuánto de profundo
depth = profundidad, profundidades, de profundidad, de fondo
deepest = más profundo de todos, el más profundo, los más profundos, la más profunda, las más profundas
shallowest = el menos profundo, los menos profundos, las menos profundas
closest = el más cercano, más cercano, más cercanos, más cercana, más cerca
top rated = mejor valorado, mejor valorados, mejor puntuados, mejor calificados
deeper = más profundo, más profundos, más profunda, más profundas, más hondo
shallower = menos profundo, menos profundos, menos profunda, menos profundas, más someros, más somero
up to = hasta, hasta un máximo de, hasta los, hasta unos, sólo hasta, solo hasta
max = máximo, máximo de, max, como máximo, como mucho, a lo sumo, máxima, no más de, no más que, no más allá de, no a más de, no más profundo de, no más profundo que, no más profundos de, no más profundos que, no más profunda que, no más profundas que, no más profundas de, no más hondo que, no más hondo de, nunca más de, nada a más de, nada de más de, nada más profundo que, nada más profundo de, nada por debajo de, no por debajo de, no superior a, que no supere, que no superen, que no supere los, que no superen los, no supere los, no superen los, sin superar, sin superar los, sin pasar de, sin pasar los, sin bajar de, sin bajar a más de, que no pase de, que no pasen de, no pase de, no pasen de, no bajar de, no bajar a más de, que no exceda, que no excedan, no exceda, no excedan, sin exceder, no mayor a, no mayor de, no mayor que, no mayores de, dentro de, límite de, límite, limitado a, tope, tope de
max depth = profundidad máxima, profundidad max, máxima profundidad
shallower than = menos profundo que, menos profundos que, menos profundo de, menos profunda que, menos profundas que
less than = menos de, menos que, a menos de, menor de, menor a, menor que, menores de, inferior a, inferiores a
under = por debajo de, por debajo de los, debajo de, por encima de, bajo los, bajo, encima de
or less = o menos, y menos
deeper than = más profundo que, más profundo de, más profundos que, más profundos de, más profunda que, más profundas que, más hondo que, más hondo de
more than = más de, más que, a más de, mayor de, mayor a, mayor que, superior a, superiores a, de más de, con más de
beyond = más allá de, más allá de los
from = a partir de, a partir de los, desde, desde los
at least = no menos de, no menos que, al menos, por lo menos, como mínimo, mínimo, mínimo de, mínima
or more = o más, y más, o más profundo, en adelante
around = alrededor de, aproximadamente, unos, unas, sobre los, cerca de los
between = entre
in = en
near = cerca de, cerca del, cercano a, cercanos a, próximo a, próximos a, junto a, alrededor del, por la zona de
near me = cerca de mí, cerca mío, cerca de aquí, por aquí cerca, por aquí
and = y, e
or = o, u
without = sin
with = con
not = no, nunca, nada, tampoco, jamás
no = ningún, ninguna, ni, nada de
only = solo, sólo, solamente, únicamente, nada más
also = también, además
except = excepto, salvo, menos en, pero no, exceptuando, que no sea en, que no sea
any depth = cualquier profundidad, da igual la profundidad, no importa la profundidad
instead = en vez, en su lugar, mejor
but = pero
for = para
more = más resultados, otros, otras, muéstrame más, ver más, más opciones
start over = nueva búsqueda, empezar de nuevo, de nuevo
what about = y qué tal, qué tal, qué hay de, y qué hay de
the first one = el primero, la primera
the second one = el segundo, la segunda
the third one = el tercero, la tercera
difference = diferencia, diferencias, compara, comparar, comparación
there = allí, allá, ahí
after = después de, después, tras, luego de
before = antes de, antes
dangerous = peligroso, peligrosa, peligrosos, peligrosas
similar to = similar a, similares a, parecido a, parecidos a, como el, como la
best time = mejor época, mejor momento, mejor temporada, mejor mes
when = cuándo, cuando
can not = no puedo, no puede, no podemos, no quiero, no quiere, no queremos, no pueden, prohibido
not for me = demasiado, es demasiado, ni hablar, no gracias, de ninguna manera, no me atrevo, no es para mí, demasiado profundo, muy peligroso, me da miedo, miedo, demasiado para mí
new years = nochevieja, año nuevo
christmas = navidad, navidades
easter = semana santa, pascua
spring = primavera
summer = verano
autumn = otoño
winter = invierno
dive shop = centro de buceo, centros de buceo, escuela de buceo, club de buceo, tienda de buceo
hotel = hotel, hoteles, alojamiento, hospedaje
restaurant = restaurante, restaurantes
photography = foto, fotos, fotografía, fotografiar
m = metro, metros, mts, mt, metros de profundidad, m de profundidad, metro de profundidad, mts de profundidad
feet = pies, pie
km = kilómetro, kilómetros, kms
within = en un radio de, a un radio de
5 = cinco
10 = diez
12 = doce
15 = quince
18 = dieciocho
20 = veinte
25 = veinticinco
30 = treinta
40 = cuarenta
50 = cincuenta
60 = sesenta
`,
    months:
      'enero/ene, febrero/feb, marzo, abril/abr, mayo, junio/jun, julio/jul, agosto/ago, septiembre/setiembre/sept/sep, octubre/oct, noviembre/nov, diciembre/dic',
    ranges: 'a, hasta, al, y, e',
    idle: `
    yo, tú, él, ella, nosotros, ellos, me, mí, te, ti, se, nos, mi, mis, tu, tus, su, sus, nuestro, el, la, los, las, lo, un, una, de, del, al, a, es, son, soy, eres, somos, está, están, estoy, estamos, ser, estar, sea, sean, hay, haya, había, he, has, ha, hemos, han, tengo, tiene, tienen, tenemos, tener, tenga, tengan, puedo, puede, puedes, pueden, podemos, poder, podría, podrías, quiero, quiere, queremos, quisiera, quisiéramos, querría, gustaría, gusta, gustan, me gustaría, dónde, donde, adónde, qué, que, cuál, cual, cuáles, cuales, quién, cómo, como, por qué, si, sí, pues, entonces, porque, así, por, por favor, porfa, gracias, hola, buenas, buenos días, busco, buscamos, buscar, buscando, encontrar, encuentro, ver, veo, vemos, observar, avistar, nadar con, muestra, muéstrame, enséñame, dime, dame, recomienda, recomiéndame, recomiendas, recomendación, recomendaciones, recomendar, recomendable, recomendables, sugerencias, sugiere, ideas, necesito, necesitamos, ir, voy, vamos, viajar, viaje, vacaciones, viajo, bueno, buenos, buena, buen, mejores, bonito, bonitos, bonita, bonitas, hermoso, hermosos, lindo, lindos, precioso, preciosos, espectacular, espectaculares, increíble, increíbles, top, súper, interesante, interesantes, famoso, famosos, conocido, conocidos, grande, grandes, gran, pequeño, pequeños, nuevo, nuevos, ideal, ideales, perfecto, perfectos, perfecta, adecuado, adecuados, adecuada, apto, aptos, apta, aptas, seguro, segura, seguros, apropiado, apropiados, muy, mucho, mucha, muchos, muchas, tan, tanto, algún, alguno, algunos, alguna, algunas, algo, todo, todos, todas, cualquier, aquí, lugar, lugares, sitio, sitios, punto, puntos, zona, zonas, spot, región, regiones, país, países, mundo, agua, aguas, bajo el agua, vida marina, marino, marina, marinos, marinas, submarino, submarina, fondo marino, amigo, amiga, amigos, novia, novio, mujer, marido, esposa, esposo, hijo, hija, familia, gente, otro, otra, año, años, día, días, semana, mes, meses, época, temporada, momento, durante, este, esta, estos, estas, ese, esa, eso, esos, también se, ya, aún, todavía, posible, preferiblemente, preferencia, preferible, cuya, cuyos, donde se, se puede, se pueden, pueda, puedan, pudiera, saber, sabes, conoces, info, información, nivel, certificado, certificada, titulado, titulada, esté, estén, titulación, certificación, tipo, tipos, vale la pena, merece la pena, viven, vive, existen, existe, hacer, hago, tirarse, descender, bajar, ubicado, situado, encuentran, encuentra, colorido, coloridos, lleno, llenos, rico, ricos, español, ahora, luego, quizás, tal vez, acaba, acabo, acaban, sacarse, hacer, hecho, curso, grupo, juntos, juntas, guía, ayuda, ayúdame, pregunta, conocer, disfrutar, descubrir, mañana, tarde, solo quiero, además de, parte, partes, cosas, cosa, mejor sitio, mejor lugar, pasar, antes, llegar
  `,
    inNames:
      'el, la, los, las, lo, un, una, de, del, al, a, y, e, o, u, se, me, te, no, es, he, has, ha, mar, isla, islas, playa, punta, cabo, cala, costa, bahia, rio, cueva, cuevas, gruta, bajo, bajos, pared, arrecife, coral, cenote, cenotes, laguna, lago, grande, negro, blanco, rojo, azul, san, santa, sur, norte, pie, real, macro, animal, animales, tropical, hotel, top, spot, spots, ideal, son, sea, sin, dime, ti, mi, mis, tu, su, pez, max, tec, snorkel, snorkeling, drift, ten, solo, tope, mejor, marina, real, mayo, mero, manta, canon, tunel, zona, punto, deriva, calma, ver, dos, feet, este, por, como, pies, familiar, superficial, superior, ir, algo, si',
  })
