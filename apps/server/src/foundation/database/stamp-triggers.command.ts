import { writeFileSync } from 'node:fs';
import { migrationsFolder } from './migrations.ts';
import { hashOf, readStamp, readTriggersFiles, sourceFolder, stampFile } from './triggers.ts';

/** Part of `npm run migration`: changed statements of `*.triggers.sql` get the time of their release. */
const hash = hashOf(readTriggersFiles(sourceFolder));
if (readStamp(migrationsFolder).hash !== hash) {
  writeFileSync(stampFile(migrationsFolder), `${JSON.stringify({ when: Date.now(), hash }, undefined, 2)}\n`);
  console.log('✓ The triggers have a new stamp');
}
