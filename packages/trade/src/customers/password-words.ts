/**
 * What Dutch builders put in a password, the most obvious first in every list: with the lists of leaked passwords alone
 * 'Metselaar!1' would count as strong. Separated by spaces; phrases of several words are one word here.
 */
const lists = {
  gewoonten: `wachtwoord welkom geheim inloggen toegang hallo welkom01 wachtwoord1 gebruiker beheerder beheer test
    proef begin sleutel code computer laptop internet telefoon mobiel kantoor bedrijf magazijn werkplaats schuur
    welkomthuis hoihoi doei goedemorgen goedendag groeten groetjes hartelijk bedankt alsjeblieft tijdelijk nieuw
    nieuwwachtwoord mijnwachtwoord vergeten bestellen bestelling winkel webshop winkelwagen account klant klantnummer
    factuur prijslijst bouwpoort steenhof houtmeesters dakkracht tegelkade keukenatelier badkamerhuys gevelstudio`,
  tijd: `januari februari maart april mei juni juli augustus september oktober november december maandag dinsdag
    woensdag donderdag vrijdag zaterdag zondag lente voorjaar zomer herfst najaar winter vakantie bouwvak weekend
    kerst kerstmis pasen pinksteren sinterklaas koningsdag carnaval oudjaar nieuwjaar morgen vandaag gisteren`,
  voetbal: `ajax feyenoord psv ajacied amsterdam020 rotterdam010 vitesse utrecht twente heerenveen groningen sparta
    willemii nac nec heracles zwolle cambuur excelsior emmen fortuna adodenhaag graafschap roda volendam telstar
    almere dordrecht eindhoven oranje hupholland voetbal kampioen doelpunt cruijff gullit vanbasten bergkamp robben
    sneijder vanpersie verstappen formule1 schaatsen elfstedentocht wielrennen`,
  namen: `jan piet klaas kees henk joop willem johan peter daan sem milan levi luuk finn noah lucas bram mees thijs
    lars tim tom niels jeroen bas bart marco martijn mark erik frank hans gerard theo wim ruud rob ronald richard
    michel dennis stefan patrick sander maarten wouter joris ruben jasper thomas max stijn gijs teun sven koen dirk
    arjan edwin remco robin jordy kevin mike danny rick ricardo mohammed ahmed ali youssef mustafa emma julia sophie
    anna lisa eva sanne anouk femke lotte fleur iris noa tess saar mila zoe lieke maud roos lynn isa sara maria
    johanna wilma ingrid monique petra linda sandra karin marieke esther ellen marjolein annemieke chantal kim
    melissa naomi laura charlotte jansen devries vandenberg bakker visser smit meijer deboer mulder degroot bos vos
    peters hendriks dijkstra vandijk brouwer dewit janssen vanleeuwen schouten kok prins jacobs kramer maas dekker`,
  plaatsen: `nederland holland amsterdam rotterdam denhaag utrecht eindhoven tilburg groningen almere breda nijmegen
    enschede haarlem arnhem zaanstad amersfoort apeldoorn denbosch hoofddorp maastricht leiden dordrecht zoetermeer
    zwolle deventer delft alkmaar heerlen venlo leeuwarden hilversum assen emmen hengelo roosendaal gouda helmond
    oss ede almelo lelystad vlissingen middelburg goes terneuzen texel ameland friesland drenthe overijssel gelderland
    flevoland noordholland zuidholland zeeland brabant noordbrabant limburg twente veluwe achterhoek betuwe randstad
    belgie duitsland spanje frankrijk italie turkije`,
  bouw: `aannemer metselaar timmerman stukadoor schilder loodgieter elektricien dakdekker tegelzetter stratenmaker
    voorman uitvoerder opperman bouwvakker klusser klusbedrijf bouwbedrijf aannemersbedrijf monteur installateur
    hovenier grondwerker vloerder kozijn kozijnen baksteen steen stenen dakpan dakpannen dakgoot regenpijp gipsplaat
    gipsplaten metselwerk cement mortel beton betonmolen betonijzer zand grind tegel tegels tegellijm voeg voegen
    isolatie glaswol purschuim hout vuren meranti balk balken plank planken multiplex underlayment osb laminaat
    parket plint plinten deur deuren drempel trap zolder kelder fundering muur muren gevel dak vloer plafond wand
    schutting tuinhuis terras oprit bestrating klinker klinkers stoeptegel riool afvoer leiding leidingen kraan
    hamer klauwhamer schroef schroeven schroevendraaier spijker spijkers boor boormachine zaag cirkelzaag
    decoupeerzaag waterpas duimstok rolmaat troffel spaan emmer kruiwagen steiger ladder bouwlift kraanwagen
    bestelbus werkbus aanhanger vrachtwagen heftruck pallet bigbag makita bosch dewalt hilti festool milwaukee stanley
    bouwplaats bouwkeet keet schaft schaftkeet helm werkschoenen bouwen verbouwen verbouwing nieuwbouw renovatie
    badkamer keuken toilet slaapkamer woonkamer`,
  alledag: `hond hondje poes kat katje paard konijn kanarie papegaai vogel olifant tijger leeuw panda dolfijn schildpad
    liefde liefje schat schatje lieverd lief mooi knuffel kusjes ikhouvanjou ikhouvanje houvanjou moppie
    vriend vriendin mama papa moeder vader opa oma zoon dochter broer zus zusje kinderen familie gezin baby
    appel banaan aardbei peer kaas stroopwafel pannenkoek hagelslag frikandel kroket bitterbal pindakaas drop bier
    koffie chocola snoep taart friet patat broodje boterham tulp roos bloem bloemen boom bomen zon maan ster sterren
    regen sneeuw storm wind water vuur aarde zee strand duinen berg fiets auto motor brommer trein boot vliegtuig
    caravan camper huis thuis tuin straat school muziek gitaar piano film spel puzzel geluk gelukkig vrijheid
    zonnebloem vlinder regenboog draak ridder prinses koning koningin kabouter piraat superman spiderman pokemon
    zwart wit rood blauw groen geel oranje paars roze bruin grijs groot klein sterk snel slim boos blij grappig
    ikbengek stommepc nogeenkeer weetikniet geenidee watdanook laatmaar zekerweten allesgoed gefeliciteerd`,
  toetsen: `qwerty qwertz azerty asdfgh zxcvbn qazwsx 1q2w3e4r asdf zaqwsx qwerty123 abcdef abc123 aabbcc 112233`,
};

/**
 * A season or a greeting with a year or a row of digits: the first thing an attacker tries on every account of a
 * business. As single words, because the judge would count the digits and the sign after them as if they were chosen
 * at random.
 */
const firstWords = `welkom wachtwoord geheim hallo toegang inloggen test admin nieuw winter lente voorjaar zomer herfst
  najaar januari februari maart april mei juni juli augustus september oktober november december bouwvak`;
const years = Array.from({ length: 20 }, (_, after) => String(2018 + after));
const firstEndings = ['123', '1234', '12345', '01', '1', ...years];
const firstGuesses = firstEndings.flatMap((ending) => firstWords.split(/\s+/).map((word) => `${word}${ending}`));

/** For the judge: every list a dictionary of its own, so that the first of each counts as a first guess. */
export const dutchWords: Record<string, string[]> = {
  'nl-eerste': firstGuesses,
  ...Object.fromEntries(Object.entries(lists).map(([name, words]) => [`nl-${name}`, words.split(/\s+/)])),
};
