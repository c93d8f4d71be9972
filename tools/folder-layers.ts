/** Folders of an app from the lowest layer to the highest: a folder imports only from layers below its own. */
type Layers = readonly (readonly string[])[];

/** By the folder that holds them; `.` is the files beside the folders. A folder that is not listed is an error. */
export const layersOfApps: Readonly<Record<string, Layers>> = {
  'apps/server/src': [
    ['config', 'errors', 'events', 'html', 'invalidation', 'pdf'],
    ['database'],
    ['audit'],
    ['context'],
    ['http'],
    ['captcha', 'idempotency', 'jobs', 'operations'],
    ['geo', 'media', 'translation', 'ventures'],
    ['branches', 'catalogue', 'demo', 'erp', 'mail', 'processes'],
    ['content', 'customers', 'navigation', 'newsletter', 'search'],
    ['identity', 'pricing', 'stock'],
    ['cart', 'price-list', 'registration'],
    ['orders', 'payments'],
    ['checkout'],
    ['staff'],
    ['beheer'],
    ['storefront'],
    ['telemetry'],
    ['.'],
    ['testing'],
  ],
};

/** Nothing where the import is in order, or no app has layers for it. */
export function brokenLayer(file: string, target: string, apps = layersOfApps): string | undefined {
  const app = Object.keys(apps).find((root) => file.startsWith(`${root}/`));
  if (app === undefined || !target.startsWith(`${app}/`)) return undefined;
  const [from, to] = [folderOf(app, file), folderOf(app, target)];
  if (from === to) return undefined;
  const [layer, otherLayer] = [layerOf(apps[app], from), layerOf(apps[app], to)];
  if (layer === -1 || otherLayer === -1) {
    return `${layer === -1 ? from : to} has no layer: give it one in tools/folder-layers.ts`;
  }
  return otherLayer < layer ? undefined : `${from} (layer ${layer + 1}) may not use ${to} (layer ${otherLayer + 1})`;
}

export function folderOf(app: string, file: string): string {
  const [folder = '', ...rest] = file.slice(app.length + 1).split('/');
  return rest.length === 0 ? '.' : folder;
}

function layerOf(layers: Layers = [], folder: string): number {
  return layers.findIndex((folders) => folders.includes(folder));
}
