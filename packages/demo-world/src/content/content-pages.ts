import { badkamerhuysPages } from './badkamerhuys-pages.ts';
import { branchPages } from './branch-pages.ts';
import type { ContentWorld } from './content-world.ts';
import { dakkrachtPages } from './dakkracht-pages.ts';
import { gevelstudioPages } from './gevelstudio-pages.ts';
import { houtmeestersPages } from './houtmeesters-pages.ts';
import { keukenatelierPages } from './keukenatelier-pages.ts';
import { legalPages } from './legal-pages.ts';
import { portalAbout } from './portal-about.ts';
import { portalHome } from './portal-home.ts';
import { portalNews } from './portal-news.ts';
import { portalService } from './portal-service.ts';
import { portalWork } from './portal-work.ts';
import { screenPages } from './screen-pages.ts';
import type { DemoPage } from './site.ts';
import { steenhofAbout, steenhofHome } from './steenhof-home.ts';
import { steenhofNews } from './steenhof-news.ts';
import { steenhofService } from './steenhof-service.ts';
import { tegelkadePages } from './tegelkade-pages.ts';
import { vlcPages } from './vlc-pages.ts';

/** Every page of every venture; parents before their children. */
export function demoPages(world: ContentWorld): DemoPage[] {
  return [
    ...portalHome(world),
    ...portalAbout(world),
    ...portalNews(world),
    ...portalService(world),
    ...portalWork(world),
    ...steenhofHome(),
    ...steenhofAbout(world),
    ...steenhofNews(world),
    ...steenhofService(world),
    ...houtmeestersPages(world),
    ...dakkrachtPages(world),
    ...tegelkadePages(world),
    ...keukenatelierPages(world),
    ...badkamerhuysPages(world),
    ...gevelstudioPages(world),
    ...vlcPages(world),
    ...branchPages(),
    ...legalPages(world),
    ...screenPages(),
  ];
}
