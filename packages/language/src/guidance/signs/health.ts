import { phraseSet } from '../../understanding/phrases.ts'
import { after, asking, diving, flights, type Signs, sign } from './sign.ts'

/** Bodies, and what is done to them before and after a dive. */
export const health: readonly Signs[] = [
  {
    topic: 'pregnancy',
    any: [
      sign(
        'pregnant, preggo, preggers, up the duff, knocked up, wks pregnant, with child, pregnancy, expecting a baby, expecting a child, is expecting, shes expecting, she is expecting, wife expecting, partner expecting, and expecting, unborn, foetus, fetus, trimester, trying for a baby, trying to conceive, trying to get pregnant, ivf, im expecting, i am expecting, were expecting, wife is expecting, weeks along, months along, months gone, weeks gone, wks gone, expecting in, due in spring, baby due, due date, due with, baby bump, i was expecting, i am pregnant, was expecting, be expecting, been expecting, trying for a child, trying for kids, in the family way, period late, period is late, late period, missed my period, missed period, first trimester, second trimester, third trimester, miscarriage, abortion',
      ),
    ],
    unless: phraseSet(
      'not pregnant, expecting in the, months gone by, weeks gone by, expecting in terms, pregnant seahorse, pregnant male, pregnant shark, pregnant sharks, pregnant tiger, pregnant ray, pregnant rays, pregnant hammerhead, pregnant seahorses, pregnant females, pregnant male seahorse, pregnant manta, pregnant mantas, pregnant pygmy',
    ),
  },
  {
    topic: 'birth',
    any: [
      sign(
        'breastfeeding, breast feeding, breastfeed, breastfed, nursing mother, nursing my baby, nursing a baby, gave birth, giving birth, postpartum, post partum, c section, csection, caesarean, cesarean, had a baby, having a baby, have a baby, after the baby, since the baby, baby is, post baby, my baby was born, after childbirth, after birth, newborn, lactating',
      ),
    ],
  },
  {
    topic: 'flying',
    any: [
      sign(
        'plane today, plane tomorrow, plane at, plane home, flight today, flight tomorrow, flight at, plane this, flight this',
        'dived, dove, did a dive, did two dives, last dive, dives yesterday, dive yesterday, dived yesterday',
      ),
      sign(
        flights,
        after,
        `${diving}, dive site, site, sites, reef, reefs, wreck, wrecks, surface interval, deco, computer, last tank, tank, tanks, ascent, ok, safe, allowed, wait, no fly`,
      ),
      sign(
        'fly sooner, fly earlier, flying sooner, no fly time, no fly, nofly, do not fly, fly after, flying after, flight after, before flying, before i fly, before my flight, before a flight, before the flight, before we fly, before our flight, fly home after, fly the day after, fly the next day, fly the same day, fly same day, dive and fly, dive then fly, diving and flying, fly straight after, hr rule, hour rule, hours rule, hrs rule, 24 hr rule, 24 hour rule, 24h rule, 18 hr rule, 18 hour rule, 18h rule, 12 hour rule, 12 hr rule, no fly rule, no fly period, should we fly, should i fly, ok to board, may i board, can i board, before boarding, till i may board, until i may board, until i can board, before i board',
      ),
      sign(
        'arriving, arrive, arrived, landing, landed, jet lag, jetlag, jetlagged',
        'same day, straight away, same afternoon, day of arrival, right after, straight after',
        diving,
      ),
      sign(
        'when can i fly, when can we fly, when may i fly, when may we fly, how soon can i fly, can i fly, can we fly, may i fly, may we fly, ok to fly, okay to fly, safe to fly, before flying, morning of my flight, morning of our flight, day of my flight, day of our flight',
      ),
      sign(
        'plane to catch, catch a plane, catch a flight, catch my flight, board a plane, get on a plane, get on a flight, get on my flight, hop on a plane, flight tomorrow, flight is at, flight at, flight leaves, plane leaves, flying home, fly home, flying out, fly out, flight home, flying back, fly back',
        'dive, diving, last dive, wait, safe, ok, can, morning, how',
      ),
    ],
    unless: phraseSet(
      'flying gurnard, plane wreck, plane wrecks, aeroplane wreck, airplane wreck, aircraft wreck, wreck of a plane, sunken plane, sunken aircraft, sunken airplane, sunken aeroplane, jet wreck, helicopter wreck, plane crash site, flights to, cheap flight, flight to, fly to, flying to, fly into, flying into, flew to, flew in, fly in, flying in, flight from, direct flight, airplane dive, plane to dive, planes to dive, plane dive, sunk plane, dive a plane, dive planes',
    ),
  },
  {
    topic: 'altitude',
    any: [
      sign(
        'mountain, mountains, mountain pass, over the pass, altitude, elevation, high altitude, volcano, summit, teide, etna, haleakala, mauna kea, cable car, ski, skiing, hike, hiking, trek, trekking, mt, mount, climb mount, over the mountains, up over, hike up, drive up, drive over, alps, andes, going up to, go up to, up to the mountains, m by car, metres by car, m pass, metre pass, meter pass, ft pass, foot pass, mountain flight, high ground, driving over, over the brenner, over the gotthard, parachuting, parachute jump, paraglide, hang gliding, bungee, wingsuit, 1500 m, 1800 m, 2000 m, 2200 m, 2400 m, 2500 m, 2800 m, 3000 m, 3500 m, 4000 m, 6000 ft, 7000 ft, 8000 ft, 9000 ft, 10000 ft, hot air balloon, balloon, paragliding, skydive, skydiving, parachute',
        'after, before, following, same day, next day, day after, hours, hour, wait, then, morning, afternoon, evening, tomorrow',
        `${diving}, surfaced, dived`,
      ),
    ],
    unless: phraseSet(
      'altitude dive sites, altitude lakes, mountain lake, mountain lakes, alpine lake, lake in the alps, lakes in the alps, lakes of the alps, underwater mountain, undersea mountain, undersea mountains, seamount',
    ),
  },
  {
    topic: 'congestion',
    any: [
      sign(
        'had the cold, have the cold, got the cold, has the cold, having the cold, caught the cold, caught cold, cold for days, cold is nearly gone, a cold, have cold, with cold, got cold, head cold, bad cold, common cold, slight cold, stuffy, stuffed up, stuffy nose, runny nose, nose is blocked, nose blocked, nose is running, nose wont clear, blocked nose, blocked sinus, blocked sinuses, sinus, sinuses, sinusitis, congested, congestion, flu, fever, hay fever, hayfever, sniffle, sniffles, sneezing, snotty, bunged up, blocked up, sore throat, cough, coughing, bronchitis, chest infection, reverse block, face pain, blood in my mask, blood in mask, nosebleed, nose bleed, bleeding nose, nose bleeding, forehead, knife in my, pain above my eyes, pain above the eyes, pain between my eyes',
      ),
    ],
    unless: phraseSet(
      'a cold water, a cold lake, a cold dive, with cold water, a cold sea, a cold quarry, a cold spring, a cold place, have cold water, a cold country, a cold day, a cold winter, a cold climate, a cold current',
    ),
  },
  {
    topic: 'ears',
    any: [
      sign(
        'tooth, teeth, filling, fillings, molar, toothache, dental crown, gum',
        'hurt, hurts, hurting, ache, aches, ached, aching, pain, painful, squeeze, cracked, exploded, throbs, throbbing, sore',
      ),
      sign(
        'equalise, equalize, equalising, equalizing, equalisation, equalization, clear my ears, clear my ear, pop my ears, valsalva, ear infection, ear pain, eardrum, ear drum, ear drums, ruptured ear, perforated, barotrauma, swimmers ear, ear squeeze, mask squeeze, grommets, clogged ears, clogged ear, blocked ear, blocked ears, ears blocked, ear blocked, ear plug, ear plugs, earplugs, tinnitus, hearing loss, deaf after, ear surgery, ear tube, ear tubes',
      ),
      sign(
        'ear, ears, hear, hearing, eustachian',
        'bad, dodgy, sensitive, delicate, playing up, act up, acting up, slow, squeak, squeaks, squeaky, squeaking, whistle, whistling, fizz, wont pop, not popping, shut, closed, bad ear, bad ears, sensitive ears, weak ears, delicate ears, stuck, dull, muffled, crackle, crackles, cracking, trouble, problem, problems, burst, strange, weird, full, hurt, hurts, hurting, pain, painful, ache, aches, block, blocked, full of water, clear, pop, popping, ringing, infection, plug, plugs, squeeze, problem, problems, trouble, ache, bleeding, blood, muffled, crackling, fluid, water in',
      ),
      sign(
        'vertigo, dizzy, dizziness, spinning, room spins, spins',
        'descent, descending, descend, go down, going down, way down, way up, ascending, ascent, equalise, equalising, clear, underwater, under water, dangerous',
      ),
    ],
  },
  {
    topic: 'medication',
    any: [
      sign('nose spray, nose sprays, nasal spray, nasal sprays, nose drops, nasal drops, decongestant spray'),
      sign(
        'roaccutane, accutane, isotretinoin, sumatriptan, triptan, triptans, zyban, champix, lamotrigine, levetiracetam, keppra, carbamazepine, methylphenidate, risperidone, olanzapine, quetiapine, furosemide, valsartan, candesartan, enalapril, perindopril, symbicort, singulair, humira, metronidazole, doxy, diamox, acetazolamide, betahistine, cinnarizine, sleeping pills, sleeping pill, sleeping tablets, metformin, insulin pump, ramipril, lisinopril, amlodipine, losartan, bisoprolol, atenolol, propranolol, metoprolol, omeprazole, levothyroxine, thyroxine, citalopram, escitalopram, fluoxetine, venlafaxine, duloxetine, bupropion, wellbutrin, mirtazapine, diazepam, lorazepam, zopiclone, gabapentin, pregabalin, tramadol, codeine, morphine, opioid, opioids, naproxen, diclofenac, nurofen, advil, acetaminophen, loratadine, cetirizine, claritin, zyrtec, benadryl, flonase, oxymetazoline, salbutamol, albuterol, montelukast, prednisone, prednisolone, cortisone, methotrexate, amoxicillin, penicillin, ciprofloxacin, apixaban, eliquis, xarelto, rivaroxaban, clopidogrel, heparin, lithium, semaglutide, wegovy, mounjaro, vyvanse, concerta, modafinil, melatonin, sildenafil, cialis, tadalafil, finasteride, testosterone, trt, hrt, creatine, caffeine, energy drink, energy drinks, vape, vaping, smoking, smoker, cocaine, mdma, mushrooms trip, nicotine, meclizine, bonine, ginger tablets, what can i take before, seasick pills, travel sickness pills, medication, medications, medicine, medicines, medicament, pill, pills, tablet, tablets, dose, dosage, ibuprofen, aspirin, paracetamol, tylenol, sudafed, pseudoephedrine, antihistamine, decongestant, nasal spray, afrin, antibiotic, antibiotics, insulin, inhaler, ventolin, malarone, lariam, mefloquine, doxycycline, antimalarial, antimalarials, malaria prophylaxis, malaria tablets, antidepressant, antidepressants, ssri, prozac, sertraline, lexapro, zoloft, xanax, valium, beta blocker, beta blockers, blood thinner, blood thinners, warfarin, viagra, statin, statins, ozempic, adderall, ritalin, steroids, on the pill, contraceptive, dramamine, scopolamine, stugeron, painkiller, painkillers, drugs, recreational drugs, high on, getting high, ketamine, ecstasy, lsd, acid trip, shrooms, magic mushrooms, thc, smoked, cannabis, joint, a joint, edibles, gummies, spliff, weed, marijuana, cbd, stoned',
      ),
    ],
    unless: phraseSet(
      'high on my list, high on my bucket, high on our list, high on the list, tablet coral, tablet corals, pill bug, pill box, pillbox, pill boxes, pillboxes, pill wreck, cocaine plane, cocaine wreck, drug plane, drug runner, drug smuggling, smuggling, smugglers, drug smugglers, caffeine dive, joint venture, seaweed, weedy, weed bed, weed growth, sea weed, full of weed, weedy seadragon, duck weed, weed covered',
    ),
  },
  {
    topic: 'recovery',
    any: [
      sign(
        'breast implants, implants and pressure, facelift, liposuction, tummy tuck, vasectomy, colonoscopy, biopsy, stent fitted, hysterectomy, mastectomy, tonsils, tonsillectomy, appendectomy, sinus surgery, ear operation, eye operation, knee operation, hip operation, shoulder operation, operation, surgery, operation on, operated, post op, stitches, concussion, broken, fracture, fractured, sprained, hernia, appendix, lasik, laser eye, cataract, knee replacement, hip replacement, implant, implants, boob job, covid, long covid, coronavirus, pneumonia, recovering, recovered, recovery, vaccination, vaccinated, vaccine, jab, booster, tattoo, tattooed, piercing, tooth, teeth, dentist, dental, filling, root canal, wisdom tooth, tooth extraction, braces, chemo, chemotherapy, cancer, blood donation, donated blood, donating blood, give blood, gave blood, injured, injury, slipped disc, herniated, back pain, torn, botox, hangover free, transplant',
        `${diving}, ${asking}, weeks, months, after`,
      ),
    ],
    unless: phraseSet(
      'before covid, pre covid, dived since covid, diving since covid, dove since covid, during covid, covid lockdown, covid times, broken wreck, broken up, broken in two, broken in half, broken ship, broken coral, wreck is broken, is broken, broken apart, broken back, broken bow, broken hull, shark tooth, shark teeth, sharks teeth, megalodon teeth, megalodon tooth, fossil teeth, fossil tooth, tooth cave, recovery of, recovered from the, mining operation, broken section, broken pieces, injured marine, dog tooth, dogtooth, broken amphora',
    ),
  },
  {
    topic: 'recovery',
    any: [
      sign(
        'knee operation, hip operation, shoulder operation, heart operation, back operation, heart surgery, knee surgery, hip surgery, shoulder surgery, back surgery, eye surgery, had surgery, had an operation, surgery last, operation last, hernia operation, toothache, tooth hurts, teeth hurt, tooth pain, tooth ache, toothpain, tooth squeeze, tooth exploded, fresh ink, new ink, sunburnt, sunburned, burned to a crisp, blisters, blistered, tattoo, tattooed, tattoos, breast implants, implants, burst drum, ruptured drum, fresh scar, new piercing',
      ),
    ],
    unless: phraseSet('tattoo wreck, tattoo reef'),
  },
  {
    topic: 'condition',
    any: [
      sign(
        'slipped disc, slipped disk, herniated disc, disc problem, bad back, back problem, back problems, sciatica, bad for my heart, my heart, weak heart, deaf, hard of hearing, hearing impaired, blind person, blind people, blind diver, im blind, i am blind, amputee, one arm, one leg, prosthetic, prosthesis, heartbeat, heart beat, heart beats, irregular heart, heart skips, skips beats, asthma, asthmatic, asmah, asthama, astma, epilepsy, blood sugar, sugar level, hypo, hypoglycemia, hypoglycaemia, low blood sugar, high blood presure, blood presure, bp, cholesterol, angina, palpitations, heart rate, heart valve, ablation, defibrillator, aneurysm, blood disorder, leukaemia, leukemia, lymphoma, lupus, celiac, coeliac, ulcer, ulcers, gout, eczema, psoriasis, sinus problems, deviated septum, polyps, menieres, labyrinthitis, cystic fibrosis, tuberculosis, bronchiectasis, sarcoidosis, fibromyalgia, neuropathy, spina bifida, cerebral palsy, muscular dystrophy, stoma, colostomy, catheter, gallstones, gallbladder, liver disease, cirrhosis, pancreatitis, hernia, ptsd, ocd, psychosis, dementia, alzheimer, learning disability, down syndrome, one lung, one kidney, one eye, blind in, hearing aid, cochlear implant, prosthetic, prosthesis, obesity surgery, bent before, been bent, was bent, had dcs, panic disorder, medical history, preexisting condition, pre existing condition, health problem, health problems, health condition, health issue, health issues, medical condition, medical issue, epileptic, seizure, seizures, diabetes, diabetic, type 1, type 2, heart condition, heart disease, heart attack, heart failure, heart murmur, heart problem, heart problems, heart surgery, heart rhythm, arrhythmia, atrial fibrillation, afib, pacemaker, stent, bypass, blood pressure, hypertension, pneumothorax, collapsed lung, lung, lungs, copd, emphysema, migraine, migraines, pfo, patent foramen ovale, hole in the heart, hole in my heart, stroke, anaemia, anemia, sickle cell, haemophilia, hemophilia, adhd, autism, autistic, depression, bipolar, schizophrenia, mental health, disabled, disability, wheelchair, paraplegic, amputee, multiple sclerosis, parkinson, crohns, colitis, ibs, reflux, gerd, glaucoma, thyroid, arthritis, osteoporosis, dyslexia, kidney, hepatitis, hep b, hep c, hep a, hiv, allergic, allergy, allergies, anaphylaxis, epipen, fainted, faint, fainting, blackout, medically fit, fit to dive, medical certificate, medical form, medical questionnaire, dive medical, diving medical, medical exam, medical check, medical clearance, health check, doctor, doctors note, sleep apnea, sleep apnoea, cpap, contraindication, contraindications, raynaud, raynauds, varicose, dvt, blood clot, blood clots, deep vein',
      ),
    ],
    unless: phraseSet(
      'my heart on, my heart beats for, my heart is set, stole my heart, made my heart, my heart sing, doctors orders, doctors order, doctor ordered, lungs of the sea, lung of the sea, doctor cleared, cleared by a doctor, cleared by my doctor, cleared by the doctor, doctor said yes, blackout dive, blackout dives, wheelchair accessible, surgeonfish, doctors cave, doctor fish, doctorfish, tropical depression, depression in the, depression on, depression at, heart of, heart shaped, heart reef, hiv reef, disabled access, accessible for wheelchair, bypass canyon, wheelchair access, wheelchair friendly',
    ),
  },
  {
    topic: 'alcohol',
    any: [
      sign(
        'day after a party, day after the party, after a party, after the party, big party, after a big party, wild night, long night out',
      ),
      sign(
        'hangover, hungover, hung over, drunk, tipsy, after drinking, alcohol, booze, a few beers, drinking last night, night of drinking, party last night, party hard, partied, drinks the night, night out, morning after, mornings after, beers at lunch, wine at lunch, drink at lunch, drinks at lunch',
      ),
      sign(
        'drank too much, drunk too much, too much to drink, had a drink, had a few drinks, had a few, drinking and diving, drink and dive, drinking before, drinks before, glass of wine, glasses of wine, glass of champagne, champagne on, champagne for, champagne before, glass of beer, a pint, pints',
        `${diving}, wreck, reef, boat, tank, ok, okay, lunch, dinner`,
      ),
      sign(
        'beer, beers, wine, prosecco, champagne, aperol, sangria, margarita, margaritas, cocktail, cocktails, rum punch, drinks, gin',
        'lunch, dinner, with dinner, last night, tonight, night before, before, between, during, surface interval, yesterday, this morning, at noon, after',
        'dive, diving, dives, dived, tank, wreck, reef, underwater',
        'risk, risky, can, ok, okay, safe, should, may, allowed, how long, wait, fine, bad, alright, is it, problem, then, had, with, later, two, glass, three, four, one',
      ),
      sign(
        'beer, beers, wine, whisky, rum, vodka, tequila, gin, shots, pints, cocktails',
        'last night, night before, yesterday, this morning, before',
        `${diving}, boat leaves, boat at, boat is at, fine, ok, okay, sober`,
      ),
      sign(
        'drank, drunk, drink, drinking, boozed, boozing',
        'last night, night before, yesterday, this morning, until late, all night, a lot, too much, heavily',
        diving,
      ),
      sign(
        'beer, beers, wine, cocktail, cocktails, drink, drinks, drinking, whisky, rum, pint, pints',
        'before, between, after, night before, last night, lunch, during, surface interval',
        `${diving}, tank, tanks, surface interval`,
        'can, ok, okay, safe, should, may, allowed, how long, wait, fine, bad, alright, is it',
      ),
    ],
    unless: phraseSet(
      'beer after diving in, champagne reef, champagne bubbles, like champagne, bar near, wine barrels, beer barrels, rum barrels, rum runner, bottles of champagne, champagne bottles, cargo of wine, cargo of beer, cargo of rum, drinking water, rum wreck, wine wreck, beer bottles, wine bottles, wine amphorae, wine jars, whisky wreck, beer wreck',
    ),
  },
]
