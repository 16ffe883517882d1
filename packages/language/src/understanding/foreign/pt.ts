import { type Tongue, tongueOf } from './tongue.ts'

export const portuguese = (): Tongue =>
  tongueOf({
    code: 'pt',
    endings: 's, es, as>o, a>o, os>o, ões>ão, is>l, ns>m',
    meanings: `
dive sites = ponto de mergulho, pontos de mergulho, local de mergulho, locais de mergulho, lugar de mergulho, lugares de mergulho, lugares para mergulhar, locais para mergulhar, lugar para mergulhar, sítios de mergulho, sítio de mergulho, spots de mergulho, sítios para mergulhar, spots
dive = mergulho, mergulhos, mergulhar, mergulhamos, mergulhando, scuba
diver = mergulhador, mergulhadores, mergulhadora
beginner = iniciante, iniciantes, principiante, principiantes, novato, novatos, começando, começar, iniciação, iniciar
inexperienced = inexperiente, inexperientes, pouca experiência, sem experiência
newly certified = recém certificado, recém certificada, recém certificados, recém formado, acabei de me certificar
open water diver = open water, ow, owd
first dive = batismo, batismos, batismo de mergulho, primeiro mergulho, primeiros mergulhos, primeira vez, nunca mergulhei
easy = fácil, fáceis, simples, tranquilo, tranquila, tranquilos, tranquilas, relaxado, relaxante
easier = mais fácil, mais fáceis, mais simples, mais tranquilo
harder = mais difícil, mais difíceis
children = criança, crianças, miúdos
family friendly = para famílias, para a família, para toda a família, em família, para família, famílias
nervous diver = nervoso, nervosa, ansioso, ansiosa
intermediate = intermediário, intermediários, intermédio, intermédios, nível médio
advanced = avançado, avançados, avançada, avançadas, aow, aowd
experienced = experiente, experientes, com experiência
challenging = difícil, difíceis, desafiador, desafiadores, desafiante, desafiantes, exigente, exigentes
expert = especialista, especialistas, expert, experts
technical = técnico, técnicos, técnica, técnicas, mergulho técnico, mergulhos técnicos, mergulhadores técnicos, tec, tek, trimix, rebreather
wreck = naufrágio, naufrágios, navio afundado, navios afundados, barco afundado, barcos afundados
plane wreck = avião afundado, aviões afundados
reef = recife, recifes
coral reef = recife de coral, recifes de coral, recifes de corais, jardim de coral, jardins de coral, barreira de coral
coral = coral, corais
rocky reef = recife rochoso, recifes rochosos, costão rochoso
artificial reef = recife artificial, recifes artificiais
wall = parede, paredes, paredão, paredões, drop off
cave = gruta, grutas, caverna, cavernas, furna, furnas
cenote = cenote, cenotes
pinnacle = pináculo, pináculos, monte submarino, montes submarinos, parcel
drift dive = à deriva, mergulho à deriva, mergulhos à deriva, deriva, drift, mergulho de correnteza
muck dive = muck, muck diving
macro = macro
night dive = mergulho noturno, mergulhos noturnos, mergulho nocturno, mergulhos nocturnos, noturno, noturnos, nocturno, nocturnos, à noite, de noite, noite
ice dive = sob gelo, sob o gelo, mergulho no gelo, mergulho sob gelo, mergulho sob o gelo, gelo
snorkeling = snorkel, snorkeling, fazer snorkel, fazer snorkeling, mergulho livre de superfície
freediving = apneia, mergulho livre
from shore = da praia, a partir da praia, desde a praia, da costa, a partir da costa, de terra, a partir de terra, da margem, saindo da praia, pela praia, entrada pela praia, costeiro, sem barco
by boat = de barco, a partir de barco, do barco, com barco, embarcado, embarcados, lancha, barco
liveaboard = cruzeiro de mergulho
lake = lago, lagos, lagoa, lagoas, represa, albufeira
quarry = pedreira, pedreiras, pedreira inundada
river = rio, rios
freshwater = água doce
salt water = água salgada
place = mar, oceano
place = ilha, ilhas
place = costa, costas, litoral
place = baía, baías
beach = praia, praias
tunnel = túnel, túneis
canyon = cânion, cânions, desfiladeiro
statue = estátua, estátuas
volcano = vulcão, vulcões, vulcânico
animals = animal, animais, fauna, bichos
fish = peixe, peixes
big fish = peixes grandes, pelágicos
with strong current = com corrente, com correnteza, com muita corrente, com muita correnteza, corrente forte, correntes fortes, correnteza forte, forte corrente, muita corrente, correntezas fortes
without strong current = sem corrente forte, sem correntes fortes, sem correnteza forte, sem correntezas fortes, sem forte corrente, sem fortes correntes, sem corrente, sem correntes, sem correnteza, sem correntezas, sem muita corrente, sem muita correnteza, sem muitas correntes, nenhuma corrente, que não tenha corrente, não muita corrente, sem grande corrente, sem grandes correntes, não tenha correnteza, sem tanta corrente, corrente não muito forte, que não tenha correnteza, não tenha muita corrente, não tenha corrente, sem correntes muito fortes
little current = menos corrente, menos correnteza, pouca corrente, pouca correnteza, corrente fraca, correntes fracas, correnteza fraca, corrente suave, corrente leve
current = corrente, correntes, correnteza, correntezas
calm water = calmo, calma, calmos, calmas, águas calmas, água calma, mar calmo, águas tranquilas, água tranquila, abrigado, abrigada, abrigados, protegido
good visibility = boa visibilidade, água clara, águas claras, água cristalina, águas cristalinas, águas transparentes, água transparente, ótima visibilidade, óptima visibilidade, águas límpidas
bad visibility = má visibilidade, pouca visibilidade, água turva, águas turvas
visibility = visibilidade
dangerous animals = animais perigosos
easy to reach = fácil acesso, fácil de chegar, de fácil acesso, acesso fácil
remote = remoto, isolado, remotos, longe
warm water = água quente, águas quentes, quente, quentes, água morna, águas mornas, quentinha, tropical, tropicais
not cold = não fria, não muito fria, não frio, água não muito fria, não tão fria, que não seja fria, não seja fria
cold water = água fria, águas frias, frio, fria, frias, água gelada, águas geladas, gelada
water temperature = temperatura da água, temperatura
warmer than = mais quente que, mais quente do que
colder than = mais fria que, mais fria do que
warmer = mais quente
colder = mais frio, mais fria
degrees = graus, grau
shallow = raso, rasos, rasa, rasas, pouco profundo, pouco profunda, pouco profundos, pouco profundas, pouca profundidade, baixa profundidade, não muito profundo, não muito profunda, não muito profundos, não muito fundo, não profundo, não fundo, não tão fundo, não tão profundo, que não seja fundo, não seja muito fundo, não seja muito profundo
deep = fundo, fundos, funda, profundo, profunda, profundos, profundas, mergulho profundo, mergulhos profundos, mergulho fundo, grande profundidade
how deep = qual a profundidade, qual é a profundidade, que profundidade, quão fundo, quão profundo
depth = profundidade, profundidades, de profundidade, de fundo
deepest = o mais profundo, os mais profundos, a mais profunda, mais fundos de todos
shallowest = o mais raso, os mais rasos
closest = mais próximo, mais próximos, mais perto, o mais próximo
top rated = mais bem avaliados, melhor avaliados, mais bem avaliado
deeper = mais profundo, mais profundos, mais fundo, mais fundos, mais profunda, mais profundas
shallower = mais raso, mais rasos, menos profundo, menos profundos, menos fundo
up to = até, até aos, até os, até no máximo, até um máximo de, só até, somente até
max = máximo, máximo de, no máximo, max, máxima, quando muito, não mais de, não mais que, não mais do que, não além de, não além dos, não a mais de, não mais profundo que, não mais profundo do que, não mais profundos que, não mais profundos do que, não mais fundo que, não mais fundo do que, não mais fundos que, nunca mais de, nunca mais do que, nunca mais que, nada a mais de, nada mais fundo que, nada mais profundo que, nada mais profundo do que, nada abaixo de, nada abaixo dos, não abaixo de, não abaixo dos, não superior a, que não passe de, que não passe dos, que não passem de, não passe de, não passe dos, não passar de, não passar dos, sem passar de, sem passar dos, sem ultrapassar, sem ultrapassar os, que não ultrapasse, que não ultrapasse os, não ultrapasse, não ultrapasse os, não ultrapassar, que não exceda, não exceda, sem descer mais de, sem descer abaixo de, sem descer além de, não descer mais de, não descer abaixo de, dentro de, limite de, limite, limitado a
max depth = profundidade máxima, profundidade max, máxima profundidade
shallower than = mais raso que, mais raso do que, mais rasos que, mais rasos do que, menos profundo que, menos profundo do que, menos fundo que
less than = menos de, menos que, menos do que, a menos de, menor que, menor do que, inferior a, inferiores a
under = abaixo de, abaixo dos, acima de, acima dos, sob, debaixo de, por baixo de
or less = ou menos, e menos, ou mais raso
deeper than = mais profundo que, mais profundo do que, mais profundos que, mais profundos do que, mais fundo que, mais fundo do que, mais fundos que, mais fundos do que, mais profunda que, mais profundas que
more than = mais de, mais que, mais do que, a mais de, maior que, maior do que, superior a, superiores a, com mais de
beyond = além de, além dos
from = a partir de, a partir dos, desde, desde os
at least = não menos de, não menos que, não menos do que, pelo menos, no mínimo, mínimo, mínimo de, ao menos, mínima
or more = ou mais, e mais, ou mais fundo, ou mais profundo, para cima
around = cerca de, por volta de, aproximadamente, uns, em torno de, em torno dos, volta dos
between = entre
in = em, no, na, nos, nas, num, numa
near = perto de, perto do, perto da, próximo a, próximo de, próximo ao, próximos a, junto a, ao redor de, nos arredores de
near me = perto de mim, aqui perto, por aqui, perto daqui, na minha região
and = e
or = ou
without = sem
with = com
not = não, nunca, nada, jamais, nem
no = nenhum, nenhuma, sem nenhum, sem nenhuma
only = só, somente, apenas
also = também
except = exceto, excepto, menos em, mas não, tirando, fora
any depth = qualquer profundidade, não importa a profundidade
instead = em vez disso, ao invés, em vez
but = mas, porém
for = para, pra, pro
more = mais resultados, outros, outras, mostrar mais, ver mais, mais opções
start over = nova pesquisa, nova busca, começar de novo, de novo
what about = e que tal, que tal, e quanto a, e quanto ao
the first one = o primeiro, a primeira
the second one = o segundo, a segunda
the third one = o terceiro, a terceira
difference = diferença, diferenças, compare, comparar, comparação
there = lá, ali, aí
after = depois de, depois do, depois, após
before = antes de, antes do, antes
dangerous = perigoso, perigosa, perigosos, perigosas
similar to = parecido com, parecidos com, semelhante a, como o, como a
best time = melhor época, melhor altura, melhor período, melhor mês, melhor temporada
when = quando
can not = não posso, não pode, não podemos, não quero, não quer, não queremos, não podem, proibido
not for me = demais, é demais, de jeito nenhum, nem pensar, não obrigado, não me atrevo, não desço, não é para mim, fundo demais, muito perigoso, tenho medo, medo, demais para mim
new years = ano novo, réveillon
christmas = natal
easter = páscoa
spring = primavera
summer = verão
autumn = outono
winter = inverno
dive shop = centro de mergulho, centros de mergulho, escola de mergulho, operadora de mergulho, operadora
hotel = hotel, hotéis, pousada, pousadas, alojamento, hospedagem
restaurant = restaurante, restaurantes
photography = foto, fotos, fotografia, fotografar
m = metro, metros, mts, metros de profundidade, m de profundidade, metro de profundidade, metros de fundo
feet = pés, pé
km = quilômetro, quilômetros, quilómetro, quilómetros
within = num raio de, em um raio de
5 = cinco
10 = dez
12 = doze
15 = quinze
18 = dezoito
20 = vinte
25 = vinte e cinco
30 = trinta
40 = quarenta
50 = cinquenta
60 = sessenta
`,
    months:
      'janeiro/jan, fevereiro/fev, março, abril/abr, maio, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out, novembro/nov, dezembro/dez',
    ranges: 'a, até, ao, e',
    idle: `
    eu, tu, você, vocês, ele, ela, nós, eles, elas, me, mim, te, ti, se, nos, meu, minha, meus, minhas, seu, sua, seus, suas, nosso, nossa, o, a, os, as, um, uma, de, do, da, dos, das, dum, duma, à, às, ao, aos, pelo, pela, pelos, pelas, por, é, são, sou, és, somos, está, estão, estou, estamos, ser, estar, seja, sejam, há, haja, tem, têm, tenho, temos, ter, tenha, tenham, existe, existem, posso, pode, podem, podemos, poder, poderia, quero, quer, queremos, queria, queríamos, gostaria, gostaríamos, gosto, onde, aonde, que, quê, qual, quais, quem, como, porque, por que, se, sim, então, pois, assim, obrigado, obrigada, por favor, pf, olá, oi, bom dia, boa tarde, procuro, procuramos, procurar, procurando, buscar, busco, buscando, encontrar, encontro, achar, ver, vejo, vemos, avistar, observar, nadar com, mostra, mostre, mostrar, me mostre, diga, dê, recomenda, recomende, recomendam, recomendação, recomendações, recomendado, recomendados, sugere, sugira, sugestão, sugestões, indica, indique, indicação, dica, dicas, preciso, precisamos, ir, vou, vamos, viajar, viagem, férias, bom, bons, boa, boas, bonito, bonitos, bonita, bonitas, lindo, lindos, linda, incrível, incríveis, espetacular, espetaculares, melhor, melhores, top, super, interessante, interessantes, famoso, famosos, conhecido, conhecidos, grande, grandes, pequeno, pequenos, novo, novos, ideal, ideais, perfeito, perfeitos, perfeita, adequado, adequados, adequada, indicado, indicados, seguro, segura, seguros, apropriado, apropriados, muito, muita, muitos, muitas, tão, tanto, algum, alguns, alguma, algumas, algo, tudo, todo, todos, todas, qualquer, aqui, lugar, lugares, local, locais, sítio, sítios, ponto, pontos, zona, zonas, spot, área, áreas, região, regiões, país, países, mundo, água, águas, debaixo d água, embaixo d água, vida marinha, marinho, marinha, marinhos, marinhas, submarino, submarina, subaquático, subaquática, amigo, amiga, amigos, namorada, namorado, mulher, marido, esposa, filho, filha, família, gente, outro, outra, ano, anos, dia, dias, semana, mês, meses, época, temporada, altura, período, momento, durante, este, esta, estes, estas, esse, essa, isso, isto, já, ainda, possível, de preferência, preferência, preferencialmente, cuja, cujo, cujos, saber, sabe, sabes, conhece, info, informação, informações, nível, certificado, certificada, certificação, tipo, tipos, vale a pena, vivem, vive, fazer, faço, fica, ficam, situado, situados, localizado, encontram, encontra, colorido, coloridos, cheio, rico, ricos, agora, talvez, acabou, acaba, fez, fazendo, curso, grupo, juntos, guia, ajuda, pergunta, conhecer, aproveitar, descobrir, manhã, tarde, parte, coisas, coisa, descer, passar, português, antes, chegar, pra gente, dá, dá para, dá pra
  `,
    inNames:
      'es, o, a, os, as, um, uma, de, do, da, dos, das, e, em, no, na, nos, nas, me, te, se, com, sem, por, mar, ilha, ilhas, praia, ponta, cabo, baia, rio, gruta, caverna, parede, lago, laje, pedra, grande, preto, branco, azul, vermelho, sao, santa, santo, sul, norte, sol, real, macro, animal, tropical, hotel, top, super, spot, spots, ideal, mas, so, ate, um, eu, ele, ir, mim, tem, for, fora, furnas, recife, coral, costa, max, tec, snorkel, snorkeling, drift, scuba, expert, experts, mares, come, pro, pra, pe, ver, dica, set, out, jan, local, area, como, este, esta, parcel, cenote, cenotes, manta, simples, calma, deriva, algo, ser, ter, oi, ponto, zona, pf, mostra, diga',
  })
