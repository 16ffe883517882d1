import { wordSet } from './words.ts'

/** Words that say nothing about which sites are meant: they are never searched for. */
export const stopWords = wordSet(`
  a about above across actually after again all alright also always am an and another any anybody anyone anything
  anywhere are around as ask at away back be because been before being below best better between both bring but by
  came can cannot cant come comes coming could couldnt day days did didnt different do does doesnt doing done dont
  during each either else enough especially even ever every everyone everything exactly explain far few find fine
  first for from full fun get gets getting give given go goes going gonna good got great guess had happen has have
  having he hello help her here hey hi him his hope how however i id if ill im in include including instead into is
  isnt it its itself ive just keep kind kindly know known later least less let lets like likely listed list little
  ll located location look looking looks lot lots love lovely made main make makes many may maybe me mean might mind
  more most much must my name named near need needed needs never new next nice no nor not nothing now of off ok okay
  on once one ones only option options or other others our out over own part pass per perfect perhaps place places
  plan planning please plus possible prefer pretty probably put quite rather really recommend recommendation
  recommendations recommended regarding right said same say search see seem seen should shouldnt show since so some
  somebody someone something somewhere soon sort spend spot spots still stuff such suggest suggestion suggestions
  suitable super sure take taken tell than thank thanks that thats the their them then there theres these they thing
  things think this those though through time times to today together told too top toward towards tried trip trips
  try trying under until up upon us use used using usually vacation very via visit visiting want wanted wants was
  wasnt way we week weeks weekend well were weve what whats when whenever where wheres whether which while who whole
  whose why will willing wish with within without wonder wondering wont world would wouldnt year years yes yet you
  your youre holiday holidays travel travelling traveling worth ideal amazing awesome beautiful fantastic incredible
  interesting famous forget free known bit slightly somewhat hmm sth smth buceo bucear plongee plonger tauchen immersioni immersione duiken mergulho dykning stunning wonderful favourite favorite go explore exploring experience something level
  diver divers dive dives diving dived site sites scuba underwater spot area areas region countries country question
  answer answers information info details s t m re ve
  water waters compare compared comparison difference differences differ differs versus vs similar either hour drive
  she shes hes theyre along refuse minted newly tells true jittery nothing graded
  loves loving enjoy enjoys enjoyed remains remain refuses refused price prices cost costs lover lovers twice absolutely excludes insurance accept accepts finally join joins joining dream dreaming matters couple card cards nah nope student students speciality specialty side grumpy mainland insured
  already pick picks choose pls plz hows condition conditions nowhere outside apart aside besides except excluding exclude avoid avoiding skip min mins people close airport remove sort
  order filter safe safely worthwhile anyway old seeing watching hate depth depths girlfriend boyfriend wife husband son daughter
  disappointed disappoints unimpressed reach reaches reached reaching team teams rated
  dad mum mom father mother parents hang hour hours finished finish friendly crowd crowds temp temps temperature temperatures afraid scared hates hating dislikes bored cool nice lovely
  preferably instance plenty suit suits sit sits stay stays staying member members end ends dropping unspoilt pool wat
  certified certification certificate cert logged reachable aged average teen teens teenager teenagers ppl folks club starting expect single solo traveler traveller travelers travellers
  closer nearer last tho gf bf changed nowt round havent hasnt hadnt arent werent mustnt neednt advise advice friend friends family group partner mate wed hed theyd youd oh ah uh er hm nobody whereabouts lol haha hehe
  none loads heaps skipping minus promised grandma grandad grandpa nan ooh bearing excuse living tbh imo imho btw fyi thx cheers ta neither leave leaving thinking excited sorry forgot literally basically honestly seriously definitely obviously otherwise mentoring allowed says ish coz cuz world non month months season seasons minute minutes morning evening afternoon long short
`)

/** Words of everyday English that look like words of divers or names and are none. */
const everyday = wordSet(`
  reserved restricted graded grades grade frightens scares worries reflection risks instructors seriously stent stents
  able address age ago alone along already although among apart april ask asked august baby bad bag bar based beach
  become beds began begin behind believe bell belong beside bigger bill bird board body book books boot both bottle
  bottom box boy break bridge bright broken brother brothers brought build building built bus business busy buy buying
  call called calls car card care carry case cash castle cat catch cathedral cause chance change chapel charge cheap
  check child children choice choose church city class clean clear clock close closed cloud clouds coach code coffee
  colour color computer cook corner cost costs count couple course cover crazy cross crowd crowded current cut daily
  dance danger dark date daughter dead deal dear december decide depend desert desk dinner direct doctor dog dollar
  door double doubt down draw dream dress drink drive driver drop dry due dust eagle ear early earth east eat edge egg
  eight end energy engine enjoy enter evening event exact example expect expensive eye eyes face fact fair fall falls
  false family farm fast father favour fear feel feeling feet felt field fight figure film final fire five flat flight
  floor flow flower fly flying food foot forest forget form four free freedom fresh friday friend friends front fruit
  funny future game garden gate general gentle girl glass gold gone grand grass grave green grey ground group grow
  guest guide gun guy hair half hall hand hands happy hard hate head health hear heard heart heat heavy held hell
  high hill hire history hit hold hole holes home honest honeymoon hope horse hospital hot hotel hour hours house
  huge human hundred hunt hurt husband idea image important inside introduction iron join joke journey joy jump keen
  key kids kill king kiss kitchen knee knew knife lady laid land lane language large last late laugh law lead leader
  learn leave left leg lesson letter library life lift light line lion lips listen live lived living local long lose
  loss lost loud low luck lunch machine mad mail male map mark market marry mask master match matter meal meaning
  meant meat medium meet meeting member men mention message met middle mile milk million minute minutes miss mistake
  model modern moment monday money month months moon morning mother motor mountain mouth move movie museum music
  nature navy neck needle nervous night nights nine noise noon north nose note notice novel number nurse object
  offer office often oil old older open opened orange order outside page paid pain paint pair panic paper paradise
  parents park party past pay peace pen people person phone photo photos picture pictures piece plane plant plate play
  point points police political pool poor port post pot power present president press price prices private problem
  public pull pure push pyramid quality queen quick quiet quick rain rains ran rate reach read reading ready real
  reason red relax remain remember rent reply report reports reserve rest result return review reviews rich ride ring
  rise road rock room round row rule run safe safety sail salt sand save school science season seat second secret
  seeing sell send sense serious serve seven shade shall shape share she shell ship ships shop short shot shower side
  sight sign silent silver simple single sister sit six size skill skin sky sleep slow small smell smile smoke snow
  social soft sold son song sound south space speak special speed spell stand star start state station stay step
  stick stock stone stop store storm story straight strange street strong student study style sugar summer sun sunday
  surface surprise sweet swim swimming swam table talk tall tank taste tea teach team ten tent test text thick thin
  third thousand three throw thursday tiny tired title tomorrow tonight took touch tower town track trade train
  travel tree trouble truck true trust truth turn twice twin two type types uncle understand unique unit usual valley
  value victory view village voice wait walk wall want war warm wash waste watch water waters wear weather website
  wednesday weight welcome wet wheel white wide wife wild win wind window wine winter wolf woman women wonder wood
  ticked excepted excluded logged logbook word words work worry worse worst wreck write wrong yard yellow yesterday young zero boots fins mask camera photography
  photographer macro wide angle night snorkel snorkeling snorkelling freediving nitrox training certification padi ssi
  bmsac cmas licence license card logged marine animal animals creature creatures wildlife fish fishes sea ocean
  visibility viz vis current currents depth deep shallow warm cold temperature gear equipment rental operator operators
  blood pressure bread butter cheese pizza beer coffee phone laptop computer internet music guitar piano doctor nurse
  pain sick fever tooth bones brain knee ankle shoulder bathroom kitchen garden pet dogs cats horse chicken
  centre center shop school instructor buddy package budget quiet remote sunken submarine statue statues sculpture
  tunnel tunnels swimthrough arch arches bommie bommies pier jetty liveaboard liveaboards healthy colourful pristine
  untouched empty interest interests interested interesting nearest closest cheapest
  central channel eastern english enterprise grace muddy northern outer palm rapid rocky sandy silty southern superior western
`)

/** Whether a word is one of everyday English: no name by itself, and no misspelling of another. */
export const isEveryday = (word: string): boolean => stopWords.has(word) || everyday.has(word)
