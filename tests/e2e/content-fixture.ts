import pg from 'pg';
import { siteDatabaseUrl } from './site.ts';

/** Pages that no editor can publish, and some that the demo world does not need: inserted without validation. */
const parentId = '110-home';
const picture = { url: '/media/sfeer/bouwpoort-truck.svg', alt: 'Kraanwagen' };
const text = (id: string, words: string) => ({ contentType: 'RTEBlock', id, bodyHtml: `<p>${words}</p>` });

const pages = [
  {
    id: 'e2e-stuk',
    contentType: 'NewsPage',
    title: 'Een pagina met scherven',
    properties: {
      date: '2026-11-10',
      related: [{ id: 'e2e-stuk' }, { id: 'e2e-kring' }],
      blocks: [
        text('eerst', 'Wat ervoor staat'),
        { contentType: 'CountdownBlock', id: 'onbekend', until: '2027-01-01' },
        { contentType: 'ImageGalleryBlock', id: 'kapot', title: 'Zonder beelden' },
        {
          contentType: 'ImagesBlock',
          id: 'beeld',
          images: [{ url: '/media/sfeer/bestaat-niet.svg', alt: 'Een foto die er niet is' }],
        },
        text('laatst', 'Wat erachter staat'),
      ],
    },
  },
  {
    id: 'e2e-kring',
    contentType: 'NewsPage',
    title: 'Verwijst terug',
    properties: { date: '2026-11-10', related: [{ id: 'e2e-stuk' }], blocks: [] },
  },
  {
    id: 'e2e-derden',
    contentType: 'ContentPage',
    title: 'Met toestemming',
    properties: {
      blocks: [
        {
          contentType: 'VideoBlock',
          id: 'film',
          title: 'Lossen in de stad',
          provider: 'youtube',
          videoId: 'abc',
          poster: picture,
        },
        {
          contentType: 'ScriptBlock',
          id: 'hulp',
          title: 'Reken het uit',
          src: '/media/scripts/rekenhulp.js',
          consent: 'preferences',
          settings: { widget: 'zand' },
          fallbackHtml: '<p>Voorbeeld zonder hulp</p>',
        },
      ],
    },
  },
  {
    id: 'e2e-overzicht',
    contentType: 'DynamicContentOverviewPage',
    title: 'Nieuws per twee',
    properties: {
      source: { parentId: '110-nieuws', contentType: 'NewsPage' },
      layout: 'list',
      showFilter: true,
      pageSize: 2,
      emptyText: 'Niets',
      blocks: [],
    },
  },
];

export async function withDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: siteDatabaseUrl() });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

export async function insertPages(): Promise<void> {
  await withDatabase(async (client) => {
    for (const { id, contentType, title, properties } of pages) {
      await client.query(
        `insert into content (id, guid, venture_id, parent_id, content_type, name, url, route_segment, position,
           disable_indexing, disable_following, published_at, properties)
         values ($1, gen_random_uuid(), '110', $2, $3, $4, $5, $1, 99, true, true, now(), $6)`,
        [id, parentId, contentType, title, `/bouwpoort/${id}`, JSON.stringify({ title, ...properties })],
      );
    }
  });
}

export async function removePages(): Promise<void> {
  await withDatabase((client) => client.query(`delete from content where id like 'e2e-%'`));
}
