import { type DemoPage, page, steenhof } from './site.ts';

/** [question, answer]; ids follow from the category and the place. */
type Question = [string, string];

const categories: { id: string; title: string; questions: Question[] }[] = [
  {
    id: 'bestellen',
    title: 'Bestellen',
    questions: [
      [
        'Kan ik bestellen zonder account?',
        '<p>Ja, als gast. Je betaalt dan online of bij het afhalen en ziet onze lijstprijzen. Met een account zie je je eigen prijzen.</p>',
      ],
      [
        'Waarom zie ik geen prijzen?',
        '<p>Prijzen horen bij een klantafspraak. Na het inloggen staan ze bij elk artikel. Zie je ze dan nog niet, dan is je account nog niet gekoppeld; <a href="/steenhof/klantenservice/contact">geef het even door</a>.</p>',
      ],
      [
        'Wat betekent ‘bestelartikel’?',
        '<p>Dat we het niet op de plank hebben, maar voor je bestellen. De levertijd staat erbij en terugbrengen kan niet.</p>',
      ],
      [
        'Kan ik een bestelling opslaan en later afmaken?',
        '<p>Je winkelwagen blijft bewaard, ook op je andere apparaten. Collega’s met een eigen inlog hebben een eigen winkelwagen.</p>',
      ],
      [
        'Hoe geef ik een projectnaam mee?',
        '<p>In stap 2 van het bestellen kies je een project of vul je een referentie in. Die komt op pakbon en factuur.</p>',
      ],
    ],
  },
  {
    id: 'levering',
    title: 'Levering en afhalen',
    questions: [
      [
        'Hoe laat komt de wagen?',
        '<p>De avond ervoor rond 18.00 uur krijg je een tijdvak van twee uur. Een halfuur vooraf belt de chauffeur als je daarom vraagt bij het bestellen.</p>',
      ],
      [
        'Kan er ook ’s middags geleverd worden?',
        '<p>Ja, kies het tijdvak in stap 2 van je bestelling. We houden er rekening mee in de route; het kost niets extra.</p>',
      ],
      [
        'Leveren jullie op zaterdag?',
        '<p>Nee, maar afhalen kan wel: de meeste vestigingen zijn open van 8.00 tot 12.00 uur.</p>',
      ],
      [
        'Hoe groot is de wagen?',
        '<p>Meestal een bakwagen van 10 meter met kraan. In smalle straten zetten we een wagen van 7 meter in; geef dat door bij de bestelling.</p>',
      ],
      [
        'Wat als het te hard waait?',
        '<p>Boven windkracht 6 hijsen we niet. Lossen naast de wagen kan dan meestal nog wel; de planning belt je vóór 7.00 uur.</p>',
      ],
    ],
  },
  {
    id: 'betalen',
    title: 'Prijzen en betalen',
    questions: [
      [
        'Zijn de prijzen met of zonder btw?',
        '<p>Zonder. In het overzicht van je bestelling staat de btw apart vermeld.</p>',
      ],
      [
        'Vanaf welk aantal geldt een staffel?',
        '<p>Dat verschilt per artikel. Klik bij de prijs op prijscondities; daar staan alle staffels met het bedrag per eenheid.</p>',
      ],
      [
        'Hoe vraag ik krediet aan?',
        '<p>Met het <a href="/steenhof/klantenservice/contact">contactformulier</a>. We kijken naar je jaarcijfers en laten binnen drie werkdagen weten wat er kan.</p>',
      ],
      [
        'Mijn bestelling wordt vastgehouden. Wat nu?',
        '<p>Je kredietruimte is op. De administratie belt je; betaal je een factuur, dan geven we de order dezelfde dag vrij.</p>',
      ],
      [
        'Kan ik facturen als UBL krijgen?',
        '<p>Ja, standaard samen met de PDF. Het adres waarop je ze ontvangt wijzig je via de klantenservice.</p>',
      ],
    ],
  },
  {
    id: 'retour',
    title: 'Retour en klachten',
    questions: [
      [
        'Hoe meld ik een tekort?',
        '<p>Binnen 24 uur, met het ordernummer en een foto van de pakbon. Meestal rijden we het de volgende dag na.</p>',
      ],
      [
        'Mag ik een aangebroken pallet terugbrengen?',
        '<p>Hele verpakkingen wel, losse stenen niet. Zakken moeten droog en gesloten zijn.</p>',
      ],
      [
        'Krijg ik statiegeld terug op pallets van een ander?',
        '<p>Alleen op pallets met ons brandmerk of dat van een ander bedrijf van Bouwpoort. Andere pallets nemen we gratis mee.</p>',
      ],
      [
        'De kleur van de stenen verschilt. Is dat een klacht?',
        '<p>Kleurverschil hoort bij gebakken steen. Meng daarom altijd uit vier pallets tegelijk. Is het verschil ook dan te groot, stop met metselen en bel ons.</p>',
      ],
    ],
  },
  {
    id: 'account',
    title: 'Account',
    questions: [
      [
        'Hoe lang duurt het voor mijn account actief is?',
        '<p>Een paar minuten. Je krijgt een mail met een knop om te activeren. Is je bedrijf al klant, dan geeft eerst de beheerder van jullie account akkoord.</p>',
      ],
      [
        'Iemand is vertrokken. Hoe blokkeer ik zijn inlog?',
        '<p>De beheerder zet hem in Mijn Bouwpoort op inactief. Dat werkt meteen.</p>',
      ],
      [
        'Kan ik van vestiging wisselen?',
        '<p>Ja, bel of mail. Je prijzen veranderen niet, alleen de voorraad die je ziet en de vestiging die levert.</p>',
      ],
      [
        'Waarom word ik uitgelogd?',
        '<p>Na een uur zonder activiteit sluiten we af, zodat op een gedeelde computer niemand op jouw naam bestelt. Vijf minuten van tevoren krijg je een melding.</p>',
      ],
    ],
  },
];

export function steenhofQuestions(): DemoPage {
  return page(steenhof, {
    at: 'klantenservice/veelgestelde-vragen',
    under: 'klantenservice',
    name: 'Veelgestelde vragen',
    image: 'counter',
    content: {
      contentType: 'CustomerServiceOverviewPage',
      title: 'Veelgestelde vragen',
      introduction: 'Per onderwerp, kort beantwoord.',
      seoDescription:
        'Antwoord op veelgestelde vragen over bestellen, leveren, betalen, retour en je account bij Steenhof.',
      topics: [
        {
          icon: 'mail',
          title: 'Staat je vraag er niet bij?',
          text: 'Stel hem via het contactformulier.',
          href: '/steenhof/klantenservice/contact',
        },
      ],
      blocks: [
        {
          contentType: 'FaqCategoryListBlock',
          id: 'vragen',
          categories: categories.map(({ id, title, questions }) => ({
            id,
            title,
            questions: questions.map(([question, answerHtml], index) => ({
              id: `${id}-${index + 1}`,
              question,
              answerHtml,
            })),
          })),
        },
      ],
    },
  });
}
