import { wordSet } from './words.ts'

/**
 * Words that are spelt as they should be, and would be taken for misspelt ones of divers, animals or places: "score" for
 * "shore", "exception" for Deception Island. They may stand in the texts of sites.
 */
export const speltRight = wordSet(`
  cleaning station stations gap gaps
  stingless overheat overheats overheating abroad absolutely accessed accommodating acres actress adolescent adores adrift advance advanced advances afoot
  aimed alias altering alternate amazes amend amount amounts anchor anchored anchors anger angled annals antlers aorta
  applies armed arrested articles artificially ashore asking aspiring assess averages babble backing baking balances
  ballad ballroom bananas bandages bands banged banger banker bankers banking banned banter barbarian barbarians
  barbed barge barges barking barks baron barren bashing basing basis battle battles beamed bearer bearing bearings
  beatings beats beginners belittle bench benign bequeath berth beverage bikinis billions bindings biting bitterly
  blackboard blackjack blank blanked blanks blasting bleach bleachers bleeding bleeds blinding bliss blisters blizzard
  block blocks blogs blonds blubbering blueprint blueprints bluffing blundering blushing boarded boarding boast
  boasting boiler boilers bollocks bolts bomber bombers bombings bonded bonehead bonfire boning booing boosters borne
  bosses bother bottled bouncy bounds bowing boxing brackets braids brainy brake branches branded brats breach
  breached breaches breakers breast breath breathe breather breathes breathing breeding breeds brighten bringing
  britches broker brokers brotherly brownies browser browsers bubbly budget buffer builders bulkhead bullet bullied
  bully bullying bunch buttocks buttoned cabana cadet cadets cages cakes calves camper camping camps candidate
  cannibals cannons canonical canopy captain caramel carbs caress carnival carpeted carrier carriers cartel carts
  carve caste cattle cautious caved ceiling ceilings centered centuries cervical chainsaw chairs chambers channels
  charades charge charm charming charms chart chartered charts chase chassis chatting cheap cheaters cheeky cheering
  chests childish chili chill chilled chilling chime chimes chins chopper choppers chore chromium chunk chunks cinch
  circled claim claims clamp clamps clans clapping claws cleaned cleanest clearance clearer clearing cleaver clerks
  clinging clipped clippers clipping clippings clock clone clones closet closets cloudy clover clueless clutter
  coaching coarse coasters coats cockeyed cocoa collects colon colonial colonies comatose combed comforts commands
  comments common commoner commoners commonly communal companies compress compression compressions concern concerns
  concerts concession condo condos confer conflict conflicts conga connection connects consists constable constant
  contact contacts contains contention contests continue controls convention converse converts convey convicted
  convince cooker cooled copped cordon cords cores corned coronation corpse corpses correctly corrects corset cortex
  cotton couch counters counting couples couriers courtesy courting cracks cranberry craps crass crate crates crave
  crawled crawling create created creates creating creation creations creative credible creeping cremated creme crepe
  cretin crevices crew crippling crock crook crooks crust crusty cubic currency curse cursed curses curved cuter
  cylinder damnation danced dandy dangerously dangle darlings dealings decadent deceit deceptive decorate decorated
  decoration decorations decree deeds defendant defendants defending delaying deletion delights demeaning denies
  dentists depended depending deputies descends descent desertion despises desserts destiny detection detention
  detonator detonators diamonds dinnertime disability disclose discover discovered discoveries discovery dishes
  distinct distress ditch ditty doable dominion donation doorway doorways doubled doubling doubting draft drafts
  dragged drains drawings drawn dreamers dreamt dreamy drilling drinking dripping drone dropping droppings drowns
  duckling dumpster dungeons dusted earliest earrings easterly eastern eater eating editing elbows elderly electric
  electrical electron electronic electronics electrons empowered engaged engagement engineered enormous environmental
  exam excellence exception exert expanse expense expertise exploded explored export expose exposes extreme extremely
  faceless fades fails fairly fairness famed farce fares farther fashions faster fatal fatality fathead feathered
  features feeds fetching fiance fibres fighter fighters fillings filtered financed finger fingers finish finished
  firearms fired firefight firewood fireworks fished fishy fixed flake flakes flaming flapping flares flashback
  flashbacks fleet fleeting flipped flippers flipping floats floods floored folder folding fools forecast forehead
  foremost forgives former fortress founder founders fountain fountains frames franc francs freaking freckles freeing
  fridge fries fringe fringed fringing frock frying funnel furthest gardener garments gator geeks generated generation
  generations genitals geniuses gently gentry geography giveaway gizmo glance glances glands gloat gloss goldfish
  gopro gorge gotta governed grabbing graces gracious grade grades grammar granddad grandma grandpa grant granting
  grants graph grasping grate graze greatest greatness greed greet greeting grenade grenades grilling groove gross
  grouped groupies growling grueling guided guides guitarist gunned habit hallowed hammered hamper handbags handlers
  handmade handy handyman hanger hangs harass hardball harmless harness harvest headland headless hearing hearings
  heathens heaven heaviest heels height heights herds hidden hides hiking hinting hints hitching hither hitter holder
  holding holdings hometown homey homie honey hooked hooters hordes horsey hosted hostel hostess hostiles housed
  housing hovers hungry hurrying impartial indecent independent insights instance instances inter invisibility
  invoices irony island islander islanders islands islets isolate jackass jackasses jagged jeeps jeopardy jingle jocks
  joint jolly kayak keepers keeping kicked killed killer kneeling knitting lacked lacks ladder ladders landed landing
  landslide landward larger largest launch launches lavatory layman lectures ledge ledges lens lenses lesson lessons
  liberate linger lingers literary loads locks logbook loins longer loser losers lovers lowered lucky luxury machine
  madly madness magnificence mainland mainly maintain maintains mallet managers mangy mania manner manners mantle
  mantra margin margins marina marinas marked marker markers markings marrow marshals martini martinis mashed massage
  massages massive mater mattress mechanical meddle memos merge meteor mikes militant military mindless mined miner
  minerals miners mingle mints minus mirror mistress mistrial mixed mixes mocha moderately moderator modes molasses
  molding momento momentous momentum mongoose monitors monsters montage monument monuments moored mooring moorings
  moral morals moron morons mortified mounds mounting mouthing movement movements murderess mushy mutation mutations
  nameless napping narcotic narcotics narrow narrows nearly nervously nervy nests nicer nobleman noises normal
  northeast northerly northwest nudes nudge nudist nursed observe obsolete octo oldest omens operated operates
  operation operations optional outing overhear overheard overload overseas pacifist packed packs paddle painless
  painter painters palm palms panda panorama parental parish passage passages patented patriots pattern patterns pawns
  peach peaches pearly peddle peeling peels penance penetrating perception perks permit permits petrified philistine
  phony pickings piles pilings pines pinned piston placed planet planets platform platforms playback plight plotting
  poachers poaching pointed pointers pointing pointy polished polka pompous ponder populate porch posting potatoes
  pound pounding pounds pouring powdered powerless prance prays preach preacher preaching premature prepping presently
  previous primary principals principle principles print printed printing produced producer producers produces product
  products progress projected promise promised promises prone proposes prosecute prosecuted protector protectors
  protects proteins protested protesters protests proxy puddle puddles puffed purpose purposes qualifies quarrels
  queers quitters quitting rabid racing raggedy raging railing railings ranchers ranged ranges ranting rapids raping
  rapping ratted rattling raving rays reached react reacting reacts readable reading rebuilding receives reception
  recipe recite reckless recourse recovered rectal reeks reel reeling reels refreshed regarded regulator related
  relating released releasing relieved reminding remotely renting replaced replacing reproduce required requires
  rescued rescuing resort resorts rested restless restore restored retarded reunion reunions rewarded rider riders
  ridge ridges rigged ringer ripped rival roasting robots rocker roost roster rotating rounded route routes routine
  routines roving rubble rubies ruddy rugged rummy rustlers rusty saber saddened saddle sailing sails salaries sales
  salesman salon saloon salted salty salute sample samples samurai sandy sanitary satin scalp scamming scams scanners
  scans scare scared scariest scars scholars scold scones score scored scores scouting scrambled scuttle scuttled
  seaman seamen seams searching sections sedan sedation sentries sentry servants sessions settings settle settled
  settlers shack shaded shadow shake shakes shalt shank shard sharp sharpest shattered sheets shelling sheltered
  shelters shepherds shifting shilling shined shipping shipwrecked shoals shocking shoes shooters shoppers shopping
  shortest shotgun shouted shouting shove showered shutters shutting siblings sicker sickly sidelines signal silo
  simmer simpler simplest simply singer singers singing sinner sinners skater skaters skies skimming skipper skipping
  skylight slacking slain slamming slams slapping slaps slate sleeper sleigh slept slightest slightly slinging slipped
  slippery slipping slower slumming smacking smacks smallest smartass smelling smelly smooth smoother smoothie
  smoothly snacks snapped snare snarling sneakers sneezing snooping snore snores snorkelled solid solitaire solved
  solves sores sorta sorted soulless sour southeast southerly southwest spaced spaniel spark sparring spawn spawning
  specific specifically specifics speeches spelling spices spike spiked spikes spinal spinning spins spinster spitting
  splendor splint splinter splinters splits spooks sporting sports spotless spotlight spotter spotting spouting sprain
  sprained sprang spraying spread springing sprint sprung spying squad squads squeamish squint squirm stable stables
  stack stacked stacking stacks stage stages stain stains stairs stake staked stakes stalker stalking stalled stallion
  stalls standing stared stares stated statement static status steal steals steeper steers stems stench stepping stern
  stickers sticking stingy stinker stinking stinks stirring stitches stocking stockings stoned stopping stored strain
  strained strains stranger strangers strangle strangled strapped strapping strays stricken stricter strike strikes
  string strings stripe striped stripes stripped stripper strippers stripping strobe strobes stroking stronger
  strongest strongly strung sucked suckered sulking sunlight superiors supervisor supper surfing surname survived
  survives swallow swallowed swallows swapping swarm swarming swarms sweaters sweats sweep sweeps sweeter sweetest
  sweety swelling swept swimmer swimmers swinger swingers swinging swings swirling switch switches swore tablet
  tablets tagged tales talked tamed tampon tampons tangible tangled tango tanker tankers tapes tapeworm teachers
  teaching teachings teahouse technically technician technicians teen teenager teenagers teens tentacles tenth
  terminal terminate termites terrain terrified tested testified theaters thickens thighs thoughts thrusters ticker
  tight timber tingle tingling tireless tires toasts tolerate tomatoes tones tongs topless torch torpedo torpedoed
  tortoise trace tracks trailing trails traitors transit trapping trays treasure treasures treat treating tremble
  trench trenches trick tricks trifling triggered trimming tripod tripping troopers trough trousers truckers trucking
  truffles trusty tryout tryouts tumor tumors tunes turban turbo turret tweezers unbutton uncommon undemanding undies
  uniforms unpopular unprotected unselfish untied upped upwelling urgently urges valor valuable valuables variation
  variations venting venture verified veritable vermouth verses version versions vertically victorious video videos
  villa violated volcano wages wails waitress wakes waking waltzing wander wanton wards warmed warned warning warnings
  warns washroom waterproof waves wazoo weakling wedding wedged wedgie weigh westerly western westerns wetlands
  whacking whatsoever wheeling wheezing wherever whipping whirring whistles whiten whiter whitewash whomever wiles
  winch winches windlass winner winners wireless wizard wondrous wooded woodland workings wrapped wrapping wrench
  wrestled wretched writings wrote
`)

/** Names that everybody knows and that are no misspelt places: what is called so is not near any of them. */
export const wellKnown = wordSet(`
  atlantis avalon titanic bismarck nemo moby poseidon neptune columbus cousteau paris london berlin madrid rome milan
  vienna prague tokyo osaka beijing shanghai delhi mumbai moscow chicago boston texas nevada arizona utah denver dallas
  toronto montreal ottawa lisbon zurich geneva brussels amsterdam hamburg munich cologne warsaw krakow budapest riga
  vilnius istanbul ankara cairo nairobi lagos sahara everest alps amazon hollywood vegas mars venus jupiter saturn
`)
