import { readBytea } from '../data-files.ts';
import { SCENES, type ScenePicture } from '../pictures/draw-scene.ts';
import type { Cell, TableFill } from '../table-fill.ts';
import { demoBranches } from './branches.ts';
import type { VentureId } from './venture-facts.ts';
import { type DemoVenture, demoVentures, ventureById } from './ventures.ts';

type SceneName = keyof typeof SCENES;
export const sceneNames = Object.keys(SCENES) as SceneName[];

/** '/media/sfeer/steenhof-counter.svg': any scene of the kit, in the colour of any venture. */
const scenePath = (venturePath: string, scene: SceneName): string => `/media/sfeer/${venturePath}-${scene}.svg`;

const backgrounds: Readonly<Record<VentureId, SceneName>> = {
  '110': 'site',
  '210': 'yard',
  '220': 'warehouse',
  '230': 'roof',
  '240': 'paving',
  '310': 'kitchen',
  '320': 'bathroom',
  '330': 'facade',
  '900': 'truck',
};

const svg = 'image/svg+xml';

/** What there is to see, as the media library has it. Those that nobody described yet are there to be found. */
const sceneTexts: Readonly<Record<SceneName, string>> = {
  counter: 'Klanten aan de balie van een bouwshop',
  warehouse: 'Heftruck tussen de stellingen van een magazijn',
  kitchen: 'Keuken met een kookeiland en groene kasten',
  bathroom: 'Badkamer met een vrijstaand bad onder een raam',
  facade: 'Metselaars op een steiger tegen een bakstenen gevel',
  site: 'Bouwplaats met een kraan bij avondlicht',
  truck: 'Vrachtwagen met kraan die pallets aflevert in de straat',
  branch: 'Vestiging met bestelbussen op de parkeerplaats',
  showroom: 'Showroom met klanten bij de ingang',
  roof: 'Dakpannen en een dakraam op een schuin dak',
  team: 'Medewerkers aan tafel in een kantoor',
  yard: 'Buitenterrein met pallets vol stenen',
  paving: '',
  'roof-work': 'Dakdekkers leggen pannen op een schuin dak',
  'roof-chimney': 'Schoorsteen op een dak dat half gedekt is',
  'roof-window': 'Dakraam tussen rode pannen',
  bath: 'Vrijstaand bad met een koperen kraan',
  basin: 'Waskom op een houten meubel onder een ronde spiegel',
  shower: 'Inloopdouche achter glas',
};

const sceneRow = (
  path: string,
  venture: DemoVenture,
  picture: Omit<ScenePicture, 'accent' | 'label'>,
  altText: string,
): Cell[] => [
  path,
  svg,
  null,
  JSON.stringify({ kind: 'scene', accent: venture.accentColor, label: venture.shortName, ...picture }),
  altText,
];

function* mediaRows(): Generator<Cell[]> {
  for (const { path, name } of demoVentures) {
    for (const file of [`${path}.svg`, `${path}-wit.svg`, `${path}-beeldmerk.svg`]) {
      yield [`/media/logos/${file}`, svg, readBytea(`logos/${file}`), null, `Logo van ${name}`];
    }
  }
  for (const venture of demoVentures) {
    const wide = { seed: venture.path, width: 1600, height: 900 };
    const background = backgrounds[venture.id];
    const path = `/media/sfeer/${venture.path}.svg`;
    yield sceneRow(path, venture, { scene: background, ...wide }, sceneTexts[background]);
    for (const scene of sceneNames)
      yield sceneRow(scenePath(venture.path, scene), venture, { scene, ...wide }, sceneTexts[scene]);
  }
  for (const branch of demoBranches) {
    const scene = branch.type === 'showroom' ? 'showroom' : 'branch';
    const picture = { scene, seed: branch.city, width: 1600, height: 1000 };
    yield sceneRow(branch.imageUrl, ventureById(branch.ventureId), picture, `De vestiging in ${branch.city}`);
  }
  yield [
    '/media/producten/geen-afbeelding.svg',
    svg,
    null,
    JSON.stringify({
      kind: 'product',
      family: 'fixings-box',
      label: 'Geen foto',
      note: '',
      accent: '#8A8F96',
      seed: 0,
    }),
    '',
  ];
}

export const mediaFill = (): TableFill => ({
  table: 'media_file',
  columns: ['path', 'content_type', 'bytes', 'drawing', 'alt_text'],
  expected: demoVentures.length * (3 + 1 + sceneNames.length) + demoBranches.length + 1,
  rows: { [Symbol.iterator]: mediaRows },
});
