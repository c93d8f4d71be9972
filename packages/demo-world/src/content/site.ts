import type { VentureId } from '../places/venture-facts.ts';
import { ventureById } from '../places/ventures.ts';

/** What the pages of one venture need to know about it. */
export interface Site {
  ventureId: string;
  path: string;
  /** As on the façade. */
  name: string;
  /** As people say it. */
  shortName: string;
  slogan: string;
  phone: string;
  email: string;
  projectEmail: string;
  hasShop: boolean;
}

function siteOf(id: VentureId): Site {
  const { name, shortName, path, hasShop, presentation } = ventureById(id);
  return {
    ventureId: id,
    path,
    name,
    shortName,
    slogan: presentation.slogan,
    phone: presentation.administrativePhoneNumber,
    email: presentation.administrativeEmailAddress,
    projectEmail: presentation.projectAdministrationEmailAddress,
    hasShop,
  };
}

export const portal = siteOf('110');
export const steenhof = siteOf('210');
export const houtmeesters = siteOf('220');
export const dakkracht = siteOf('230');
export const tegelkade = siteOf('240');
export const keukenatelier = siteOf('310');
export const badkamerhuys = siteOf('320');
export const gevelstudio = siteOf('330');
export const vlc = siteOf('900');

/** In the order in which people name them; VLC serves the others and comes last. */
export const tradeSites = [steenhof, houtmeesters, dakkracht, tegelkade, keukenatelier, badkamerhuys, gevelstudio];
export const sites = [portal, ...tradeSites, vlc];
