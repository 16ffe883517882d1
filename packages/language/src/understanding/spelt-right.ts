import { wordSet } from './words.ts'

/**
 * Words that are spelt as they should be, and would be taken for misspelt ones of divers, animals or places: "score" for
 * "shore", "exception" for Deception Island. They may stand in the texts of sites.
 */
export const speltRight = wordSet(`
  abroad absolutely accessed accommodating acres actress adolescent adores adrift advance advanced advances afoot
  aimed alias altering alternate amazes amend amount amounts anchor anchored anchors androids anger angled annals
  anthills antlers anxiously aorta applies armed arrested arrivals articles artificially ashore asking aspiring assess
  auguster augustest averages aviators babble backing baggiest baking balances balds bales balks ballad ballroom balms
  bananas bandages bandanna bands bandy banged banger banishes banker bankers banking banned banter barbarian
  barbarians barbarous barbed barest barge barges barking barks baron barren barrings bashing basil basing basis
  battle battles beadiest beamed bearer bearing bearings beatings beats beetling beginners belies belittle bench
  benign bequeath berrying berth beveling beverage bicker bigot bikinis billions bindings biting bitterly blackboard
  blackjack blank blanked blanks blare blasting bleach bleachers bleeding bleeds blemishes blinding bliss blisters
  blizzard bloat bloats block blocks blogs blonds blotters blubbering blueprint blueprints bluffing blundering
  blunders blushing boarded boarders boarding boars boast boasting boasts bobbins boiler boilers bollocks bolsters
  bolts bomber bombers bombings bonded bonehead bonfire bonfires boning booing boosters borne bosses bother bottled
  bouncy bounds bouts bowing boxing brace brackets braids brainy brake branches branded brats brawling brays breach
  breached breaches breakers breast breath breathe breather breathers breathes breathing breeding breeds brighten
  bringing britches broach broached broaches broker brokers brooches brothels brotherly brownies brownish browser
  browsers brutish bubbly budget buffer builders bulkhead bullet bullied bully bullying bunch burnishes buttocks
  buttoned cabana cadet cadets cadres cages cakes calks calve calves camper camping camps candidacy candidate canes
  canines canker cannibals cannons canoes canon canonical canons canopy captain caramel caramels caravans carbs
  carcasses carelessly caress caresses carjacks carnival caroling carpeted carrier carriers cartel carts carve carves
  cashiers caste caster cattle cautious caved ceaseless cedes ceiling ceilings cemented centered centrally centuries
  cervical cesarean chafe chafes chainsaw chairs chambers channeled channels charades charge charm charmers charming
  charms charring chart chartered charters charts chase chassis chatters chatting cheap cheapens cheaters cheeky
  cheering chests chide chides childish childless chili chilies chill chilled chillest chilli chilling chime chimes
  chinks chinos chins chive chives chopper choppers chore chowders christens chromes chroming chromium chuck chucks
  chunk chunks cinch cinches circled claim claims clambers clamp clamps clans clappers clapping claps clatters claws
  cleaned cleanest cleaning clearance clearer clearing cleat cleats cleaver clenches clerks climbers clinches clinging
  clipped clippers clipping clippings clobbers clock clods cloister cloisters clone clones closeout closeouts closet
  closets cloudy clouting clover clueless clutter coaching coarse coasters coatings coats cobblers cobra cobras
  cockeyed cocky cocoa cocoas coeds colander colanders colas collects colon colonial colonials colonies colonise
  colonist colonize colts comatose combed comforts commands comments common commoner commoners commonly communal
  companies composts compress compression compressions concedes concern concerns concerts concession concoction condo
  condos confection confer confers conflict conflicts conga congeals congestion congests conifers connection connects
  connotes conquers consigns consists constable constant constantly constants contact contacts contains contention
  contests continue contraception controls convection convention converse converts convey conveys convicted convince
  cooker cooled cooper copped cordon cords cores corking corned coronation coroners corpse corpses correctly corrects
  corset cortex costings cotton couch couches counters counting couples couriers coursing courtesy courting coves
  cowhides cracks cradling crafting craggier craggiest crags crams cranberry craps crass crassest crate crates crave
  craves crawled crawling create created creates creating creation creations creative credible creeping cremated creme
  crepe crepes cretin crevices crew cribs crippling crock crocks crocus crony crook crooks croon crooners crops
  crossest crotches crouches crows crunches crust crusty cubic currency curse cursed curses curved cuter cyclones
  cylinder cypress czars damnation danced dandy dangerously dangle darlings dealings decadent deceit deceptive
  decorate decorated decoration decorations decree deeds deems defection defendant defendants defending deifying
  dejection delaying deletion delights demeaning denies denting dentists depended depending depraves deputies
  deranging descends descent desertion despises desserts destiny detection detention detonator detonators diamonds
  dinnertime disability disclose discover discovered discoveries discovery dishes distinct distress ditch ditty doable
  dominion domino donation doorway doorways doubled doubling doubting draft drafting drafts dragged drains drape
  drawings drawling drawn dreamers dreamt dreamy drench drenches drilling drinking drinkings dripping drivings drone
  dropping droppings drowns drummers duckling dumpster dungeons duskiest dusted earliest earlobes earnests earrings
  eases easterly eastern easterner eater eaters eating eaves editing elate elbows elderly electric electrical electron
  electronic electronics electrons emanated emanates emigrates empowered engaged engagement engineered enormous
  enterprising environmental exam excellence exception excerpts exert exerts expanse expense experimented expertise
  exploded explored export exports expose exposes extreme extremely faceless facial fades fails fairly fairness famed
  farce farces fares farther fashions faster fatal fatality fathead fatherlands feathered features feeds ferrying
  fetching fiance fibres fighter fighters fillings filtered financed finger fingers finish finished firearms fired
  firefight firewood fireworks fished fishy fixed flake flakes flaming flannels flapping flares flashback flashbacks
  fleet fleeting flickers flipped flippers flipping floats flogs floods floored flora floras flounced flounces
  floundered flouting fluoride folder folding fools footings forecast forehead foreheads foremost fores foreword
  forewords forgives former fortress founder founders fountain fountains frames franc francs frays freaking freckles
  freeing fridge fries fringe fringed fringing fritters frock frothier frying funnel funnels furthest gales gamed gap
  gaps garbling garbs gardener gargling garments garnet garnets garnishes gassiest gator gaunt geeks genera generated
  generation generations genes genitals geniuses gentile gentiles gentled gently gentries gentry geographers
  geographic geographies geography giveaway gizmo glance glances glands glitters gloat gloss gnarling goldfish gopro
  gorge gotta governed grabbing graces gracious grade grades grafting grammar grams granddad grandma grandpa grant
  granting grants graph graphing grappling grasping grassing grate gratings graveling graying grays graze greasier
  greasiest greatest greatness greed greediness greening greet greeting greetings grenade grenades grilling grinders
  grittier gritting groove gross grouches grouped groupies growling grueling gruelling gruellings gruffest guided
  guides guitarist guitarists gunned gunners guttered habit hairiest hallow hallowed hallows haltered hammered
  hammocks hamper hampers hamsters handbags handiest handlers handmade handy handyman hanger hangs hanker harass
  harasses hardball harden hardens hardier hardiest hardy hared harks harmless harms harness harpists harpoons harps
  harrying harshest harts harvest harvests hastiest headiest headings headland headless headrest headrests hearing
  hearings heathens heaven heaviest heeling heels height heights helpings herding herds heroin hidden hides hiking
  hilly hinting hints hitching hither hitter hoard hoarder hoarders hoards hoarsest holder holding holdings hollower
  hollowest holsters homering homespun hometown hometowns homey homie honey hooked hooters hordes horsey hosted hostel
  hosteled hostess hostiles housed housing hovel hovels hovers hungry hurdlers hurrying huskiest immerses impartial
  inception indecent independent inhumane inlaid insights instance instances inter intermediaries intermediary inters
  invisibility invoices irony island islander islanders islands islets isolate italic jackass jackasses jades jagged
  jeeps jellied jeopardy jeweling jingle jocks joint jollies jolliest jolly junks kayak keels keening keepers keeping
  kenneling keynotes keystone kicked killed killer kingfisher kingfishers kneeling knickers knitting lacked lacks
  ladder ladders lades lamed lames lampooned landed landing landslide landward larger largest launch launches launders
  lavatory layman leafier leafiest leaflets leakiest lectures ledge ledges legacies lens lenses lesson lessons
  leveling liberate limpest linger lingers literary loads localise localize locks logbook loins longer loser losers
  lovers lowered lucky lumberjack lumberjacks lurch lurching luxury lynch machine madly madness magnates magnificence
  mailings mainland mainlands mainly maintain maintains maize majesties maladies mallet mallets malted manacles
  managers mandated mandates mangle mangy mania manias manner manners mantle mantra mantras maples marbling margin
  margins maria marina marinas marked marker markers markings marrow marsh marshaled marshalled marshals martini
  martinis mashed massage massaged massages massive mater matte mattress maturities mealiest meanders measlier
  measliest meatiest mechanical meddle mellowed mellower mellowest memos meres merge merges messiest meteor metro
  metros miens mikes militant military mimes mince minces mindless mined miner minerals miners mingle minis minks
  mints minus mires mirror misconception mistress mistrial mites mixed mixes moans mocha mocks moderated moderately
  moderator moderators modes modulate modulates molar molars molasses molding moldings molds moles molts momento
  momentous momentum mongoose monitors monsters montage montages monument monuments moored mooring moorings moral
  morals morass moron morons mortified moulding moulting mounds mounting mountings mouthing movement movements mucus
  muddle mufflers murderess murkiest mushiest mushy mustiest musty mutation mutations nameless napping narcotic
  narcotics narrow narrows nastiest nearly neatest neediest needling neigh nervously nervy nests neuroses newsiest
  nicer nigger nobleman noises normal northeast northerly northwest nudes nudge nudges nudist nursed observe obsolete
  octo oldest omens operated operates operation operations optional ouster ousters outing overhear overheard overheat
  overheating overheats overload overseas pacified pacifier pacifism pacifist packed packs paddle padlocks painless
  painter painters palm palms panda panorama panoramic papas parch parches parental parish parishes parity parka
  partings passable passage passages pastiest pastries patented pathos patriots pattern patterns paves pawns peach
  peaches pearly peddle peeling peels penance pends penetrating peony perception perched perishes perkier perks permit
  permits perspire petrified philistine philistines phoenixes phony picker pickings pictorial piles pilings pines
  pinned piston placed placenta plainest planet planets planters plasters platform platforms playback plight plotters
  plotting plunders poachers poaching pointed pointers pointing pointy pokes polished polka polluting pompous ponder
  pondered ponderous populate porch porches porting posting potatoes potlucks potter potters potting pouching pouncing
  pound pounding pounds pouring powdered powerless prance prays preach preacher preaches preaching preconception preen
  preening premature prepping presently previous primary principals principle principles print printed printers
  printing printings produced producer producers produces product products proffers progress projected promise
  promised promises prone proposes prosecute prosecuted proselytise proselytised proselytises proselytize proselytized
  proselytizes prospers protector protectors protects proteins protested protesters protests proxy psalm pubic puddle
  puddles puffed puffier pukes punishes purpose purposes pyramided qualifies quarrels queasier queasiest queers
  quenches quitters quitting rabid racetracks racing radar radiated radiates raggedy raging railing railings ranchers
  ranged ranges ranker ranting raped rapids raping rapping raspiest raster ratted rattling raving rays reached react
  reacting reacts readable readiest reading rebating rebuilding receives reception receptions recipe recite reckless
  recourse recovered rectal redouble reeds reeks reel reeling reels refreshed refreshes regaling regarded regulator
  reissues relapsed relapsing related relating relayed relaying released releasing relieved reliving reloaded
  reloading remaking remedies reminding remotely removals renaming renting repaying replaced replacing replayed
  replaying reproduce required requires rescued rescuing residues resort resorted resorts restarts rested restless
  restore restored restores retaking retarded retort retorts reunion reunions reveling rewarded rider riders ridge
  ridges rifer rifting rigged ringer riper ripped riser risers rival riverside riversides rivets roasting robots
  robuster rocker rockers rollicks roman roost roster rotating rottenest rounded rouses route routeing router routes
  routine routines roving rubble rubies ruddy ruffle ruffles rugged rummy rustlers rusts rusty saber saddened saddle
  sades sagas sailing sails salaries sales salesman sallow sallower sallowest salon salons saloon saloons salted
  saltier saltiest salty salute sample samples samurai sandy sanitary sardonic sassiest satin scabs scald scalds scalp
  scalpers scalping scalps scamming scampers scams scanners scans scanties scare scared scariest scars scholars scold
  scolding scolds scones scooters scorches score scored scores scotches scouting scrambled scrimp scrimps scuttle
  scuttled seaman seamen seams searching sears sections sects sedan sedans sedation seediest seedling seeps sellouts
  sentries sentry serpents servants sessions settings settle settled settlers shack shacks shaded shadow shake shakes
  shalt shank shanties shard sharp sharpens sharpest sharps shattered shaven shearing sheering sheets shelling
  sheltered shelters shepherd shepherds shifting shilling shimmers shined shipping shipwrecked shire shirk shirks
  shittier shoals shocking shoes shone shooters shoppers shopping shortens shortest shotgun shouted shouting shove
  shoves showered shrimped shuttered shutters shutting shysters siblings sicker sickly sidelines sighting sightings
  signal sillies silly silo silos simile similes simmer simmers simpler simplest simplex simply singer singers singing
  sinner sinners siring skater skaters skies skimming skipper skipping skylight slacking slain slake slamming slams
  slanders slapping slaps slate slates sleeper sleepers sleepier sleepyhead sleepyheads sleigh slept slightest
  slightly slinging slipped slippery slipping slithers slovenly slower slumbers slummer slumming smacking smacks
  smallest smartass smarting smelling smelly smolders smooth smoother smoothie smoothly snacks snapped snappier snare
  snarling sneakers sneezing snippets snitches snooping snooty snore snores snorkelled soberest solid solitaire solved
  solves sores sorta sorted soulless sour southeast southerly southwest spaced spaniel spans sparing spark sparking
  sparks sparring spate spates spawn spawning spawns spearing specific specifically specifics specious speeches
  spelling spices spike spiked spikes spinal spinning spins spinster spire spitting splendor splint splinter splinters
  splits spongier spongiest spooks spore spores sporting sports spotless spotlight spotter spotting spouting sprain
  sprained sprains sprang spraying spread spreeing sprig springing springy sprint sprouting sprucing sprung spurious
  spurning spurring spurting spying squad squads squeamish squint squirm stable stables stack stacked stacking stacks
  stage stages stain stains stairs stake staked stakes stalker stalking stalled stallion stallions stalls stammers
  stanches standing staplers stared stares stark startles stated statement static station stations status steal steals
  steeling steeper steers stems stench stenches stepping stern stews stickers sticking stingless stingy stinker
  stinking stinks stirring stitches stocking stockings stoned stoppers stopping stored strain strained strainer
  strainers strains stranger strangers strangle strangled strapped strapping strays stricken stricter strike strikes
  string strings stripe striped stripes stripped stripper strippers stripping strobe strobes stroking stronger
  strongest strongly strung sucked suckered sulking summed summered sunlight sunrises superber superiors supervisor
  supper surfing surname survived survives swallow swallowed swallows swapping swarm swarming swarms sweaters sweats
  sweep sweeps sweetens sweeter sweetest sweeties sweety swelling sweltered swelters swept swigs swimmer swimmers
  swinger swingers swinging swings swirling swish switch switches swore tablet tablets tagged tainting tales talked
  tamed tampon tampons tangible tangled tango tangos tangy tanker tankers tapes tapeworm tapeworms tardiest tardiness
  tarnishes taster tastiest teachers teaching teachings teahouse teamster teamsters technically technician technicians
  teen teenager teenagers teens tempests tenderise tenderize tenet tentacles tenth tenths tenting terminal terminate
  termites terracing terrain terrains terrified tested testified theaters thickens thighs thoughts thousandth thrashed
  thrashes thrusters thyroids ticker tight timber tingle tingling tings tireless tires toasters toasts togas tolerate
  tolerates tomatoes tones tongs topical topless torch tornadoes torpedo torpedoed tortoise tortoises totes totter
  totters touchiest toughens toughness touts trace tracks trailing trails traitors trance transit trappers trapping
  trawling trays treasure treasures treat treating tremble trench trenched trenches trick tricks trifling triggered
  trimming tripod tripping trivially troopers trots trough troughs trousers truckers trucking truffles truncate
  truncates trusty tryout tryouts tubas tugboats tumor tumors tunes tunneled turban turbo turnouts turret twang twangs
  tweezers twisters twitters unbutton uncommon undemanding undies uneasier uneasiest unerring uniforms unpopular
  unprotected unselfish untied upped upwelling urgently urges valor valuable valuables variation variations varnishes
  vaster venting venture ventured verified veritable vermouth verses version versions vertically victorious video
  videos villa violated volcano wades wages wails waitress wakes waking waltzing wander wanes wanton wards wares
  warier warmed warned warning warnings warns warps washroom waterproof waterproofs waves waxes wazoo weakling weaver
  weavers wedding wedged wedgie weedier weediest weeklies weest weigh welds welshes weltered welts westerly western
  westerner westerns wetlands whacking whatsoever wheedles wheeling wheezing wherever whipping whirring whistles
  whiten whiter whitewash whitewashes whomever wicker wiles winch winches windlass wingers winner winners wintered
  wintrier wireless wittier wizard wobble wobbles wobblier wobbliest woebegone wondrous wooded woodland workings
  wrapped wrappers wrapping wreak wreaks wrench wrenches wrest wrestled wretched wringers writings wrote zanier
`)

/** Names that everybody knows and that are no misspelt places: what is called so is not near any of them. */
export const wellKnown = wordSet(`
  atlantis avalon titanic bismarck nemo moby poseidon neptune columbus cousteau paris london berlin madrid rome milan
  vienna prague tokyo osaka beijing shanghai delhi mumbai moscow chicago boston texas nevada arizona utah denver dallas
  toronto montreal ottawa lisbon zurich geneva brussels amsterdam hamburg munich cologne warsaw krakow budapest riga
  vilnius istanbul ankara cairo nairobi lagos sahara everest alps amazon hollywood vegas mars venus jupiter saturn
`)
